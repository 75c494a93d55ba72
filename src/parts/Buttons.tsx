import { css } from '@emotion/react';
import type { Button } from '#schema/button.ts';
import { ActionButton } from './ActionButton.tsx';
import { buttonWidth, wrappedRow } from './styles.ts';

type Props = { buttons: readonly Button[]; note?: string | undefined };

/** Buttons side by side where there is room, with a short line under them. */
export function Buttons({ buttons, note }: Props) {
  return (
    <div>
      <div css={row}>
        {buttons.map((button, index) => (
          <ActionButton key={index} button={button} />
        ))}
      </div>
      {note !== undefined && <p css={below}>{note}</p>}
    </div>
  );
}

const row = css({ ...wrappedRow, gap: 'var(--space-s)', '> *': buttonWidth });
const below = css({
  marginBlockStart: 'var(--space-s)',
  color: 'var(--text-muted)',
  fontWeight: 500,
  textAlign: 'center',
});
