import { css } from '@emotion/react';
import { ActionButton } from '#parts/ActionButton.tsx';
import { buttonWidth, wrappedRow } from '#parts/styles.ts';
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
const row = css({ ...wrappedRow, gap: 'var(--space-s)', '> *': buttonWidth });
const below = css({ color: 'var(--text-muted)', fontWeight: 500, textAlign: 'center' });
