import { css } from '@emotion/react';
import type { Draft } from './createDrafts.ts';
import { hue } from './look.ts';

/** What is typed for a place and not saved, in place of what the file says. */
export function UnsavedWords({ draft: { words } }: { draft: Draft }) {
  return (
    <span css={text}>
      <span css={tag}>unsaved</span> {words}
    </span>
  );
}

const text = css({ minWidth: 0, overflowWrap: 'anywhere' });
const tag = css({
  padding: '0 6px',
  borderRadius: 999,
  background: hue.warningSoft,
  color: hue.warning,
  fontSize: 12,
  fontWeight: 600,
});
