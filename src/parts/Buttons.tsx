import { css } from '@emotion/react';
import type { Button } from '#schema/button.ts';
import { ActionButton } from './ActionButton.tsx';
import { buttonWidth, wrappedRow } from './styles.ts';

type Props = { buttons: readonly Button[]; note?: string | undefined };

/** Buttons side by side where there is room, with a short line under them. */
export function Buttons({ buttons, note }: Props) {
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
