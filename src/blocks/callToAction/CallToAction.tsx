import { css } from '@emotion/react';
import { ActionButton } from '#parts/ActionButton.tsx';
import { buttonWidth } from '#parts/buttonLook.ts';
import type { BlockOf } from '#schema/block.ts';

export function CallToAction({ buttons, note }: BlockOf<'callToAction'>) {
  return (
    <div css={group}>
      <div css={row}>
        {buttons.map((button, index) => (
          <ActionButton key={index} button={button} />
        ))}
      </div>
      {note !== undefined && <p css={below}>{note}</p>}
    </div>
  );
}

const group = css({ display: 'grid', gap: 'var(--space-s)' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 'var(--space-s)',
  '> *': buttonWidth,
});
const below = css({ margin: 0, color: 'var(--text-muted)', fontWeight: 500, textAlign: 'center' });
