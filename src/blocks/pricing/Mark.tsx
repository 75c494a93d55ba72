import { css } from '@emotion/react';
import { tick } from '#parts/styles.ts';

/** A sign, which screen readers name in the language of the visitor, with a drawing in its place. */
export function Mark({ isThere }: { isThere: boolean }) {
  return <span css={[mark, isThere ? ticked : dash]}>{isThere ? '✓' : '✗'}</span>;
}

const mark = css({
  position: 'relative',
  display: 'inline-block',
  width: '1em',
  height: '1.6em',
  overflow: 'hidden',
  verticalAlign: 'top',
  color: 'transparent',
  '&::after': { content: '""', position: 'absolute' },
  // Nothing is transparent there.
  '@media (forced-colors: active)': { '&&::after': { display: 'none' } },
});
const ticked = css({
  '&::after': {
    ...tick,
    insetBlockStart: '0.36em',
    insetInlineStart: '0.32em',
    color: 'var(--highlight)',
  },
});
const dash = css({
  '&::after': {
    insetBlockStart: '0.76em',
    insetInline: '0.15em',
    borderBlockStart: '0.1em solid var(--text-muted)',
  },
});
