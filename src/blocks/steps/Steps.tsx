import { css } from '@emotion/react';
import { centred } from '#parts/styles.ts';
import { framed } from '#parts/framed.tsx';
import type { BlockOf } from '#schema/block.ts';

export const Steps = framed(function Steps({ steps }: BlockOf<'steps'>) {
  return (
    <ol css={list}>
      {steps.map(({ title, text }, index) => (
        <li key={index} css={step}>
          <h3>{title}</h3>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
});

const list = css({
  counterReset: 'step',
  display: 'grid',
  gap: 'var(--space-m)',
  ...centred(680),
});
const step = css({
  position: 'relative',
  counterIncrement: 'step',
  minHeight: 56,
  paddingInlineStart: 84,
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    borderRadius: '50%',
    background: 'var(--text)',
    color: 'var(--ground)',
    font: '800 1.5rem/1 var(--font-heading)',
    printColorAdjust: 'exact',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 27,
    insetBlock: '56px calc(-1 * var(--space-m))',
    borderInlineStart: '2px dashed var(--line)',
  },
  h3: { paddingBlockStart: 4, fontSize: 'var(--step-subheading)' },
  p: { margin: '0.25em 0 0', color: 'var(--text-muted)' },
});
