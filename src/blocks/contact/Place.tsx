import { css } from '@emotion/react';
import type { BlockOf } from '#schema/block.ts';
import { belowText, Wide } from './Contact.tsx';

/** One place beside something else: all of it in one column. */
export function Place(place: NonNullable<BlockOf<'form'>['place']>) {
  return (
    <div css={column}>
      <Wide {...place} sizes={belowText} />
    </div>
  );
}

const column = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-l)',
  '> a': { aspectRatio: '4 / 3' },
});
