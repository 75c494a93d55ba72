import { css } from '@emotion/react';
import { ActionButton } from '#parts/ActionButton.tsx';
import { buttonWidth, panel, print } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export function Offer({ heading, text, button }: BlockOf<'offer'>) {
  return (
    <div css={ticket}>
      <div css={words}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div css={turned}>
        <ActionButton button={button} />
      </div>
    </div>
  );
}

const ticket = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-m)',
  ...panel(1000),
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  h2: { fontSize: 'var(--step-title)' },
  p: { maxWidth: '36em', margin: 'var(--space-2xs) 0 0', fontSize: 'var(--step-lead)' },
  '--ticket': 'var(--accent)',
  '--on-ticket': 'var(--on-accent)',
  [print]: { border: '2px solid' },
});
/** Above the button where both do not fit side by side. */
const words = css({ flex: '1 1 20rem' });
/** The main button on a ground of the same colour: inverted. */
const turned = css({
  ...buttonWidth,
  display: 'flex',
  '> *': { flexGrow: 1 },
  '--accent': 'var(--on-ticket)',
  '--on-accent': 'var(--ticket)',
});
