import { css } from '@emotion/react';

/** Out of sight, but read by screen readers. */
export const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A card on the ground of its tone. */
export const card = {
  padding: 'var(--space-m)',
  border: '1px solid var(--line)',
  borderRadius: 'calc(var(--radius) * 1.4)',
  background: 'var(--ground)',
  color: 'var(--text)',
};

/** A sentence or two under the main heading of a page. */
export const lead = {
  maxWidth: '34em',
  margin: 'var(--space-s) auto 0',
  color: 'var(--text-muted)',
  fontSize: 'var(--step-lead)',
  textWrap: 'balance',
} as const;

/** A button that answers a question about consent. Each answer looks the same. */
export const answerButton = {
  minHeight: 44,
  padding: '0.5em 1em',
  border: '2px solid var(--strong)',
  borderRadius: 999,
  background: 'var(--strong)',
  color: 'var(--on-strong)',
  font: '700 1rem/1.2 var(--font-heading)',
  cursor: 'pointer',
};
