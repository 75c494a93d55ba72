import { css } from '@emotion/react';
import { figureColumns } from '#parts/columns.ts';
import { desktop } from '#parts/styles.ts';
import { framed } from '#parts/framed.tsx';
import type { BlockOf } from '#schema/block.ts';

export const Facts = framed(function Facts({ facts }: BlockOf<'facts'>) {
  const figures = facts.map(({ figure }) => figure);
  return (
    <ul css={[figureColumns(figures, { least: { many: 11, two: 8 } }), grid]}>
      {facts.map(({ figure, title, text }, index) => (
        <li key={index} css={fact}>
          <p css={large}>
            <strong>{figure}</strong> <span>{title}</span>
          </p>
          {text !== undefined && <p css={small}>{text}</p>}
        </li>
      ))}
    </ul>
  );
});

const grid = css({
  '--gap': 'var(--space-s)',
  rowGap: 'var(--space-m)',
  [desktop]: { '--gap': 'var(--space-l)', rowGap: 'var(--space-l)' },
});
const fact = css({
  borderBlockStart: '3px solid currentColor',
  paddingBlockStart: 'var(--space-s)',
});
const large = css({
  font: '600 var(--step-lead)/1.25 var(--font-heading)',
  strong: {
    display: 'block',
    marginBlockEnd: '0.1em',
    fontSize: 'var(--figure)',
    fontWeight: 800,
    letterSpacing: '-0.035em',
    lineHeight: 1,
  },
});
const small = css({ margin: 'var(--space-2xs) 0 0', color: 'var(--text-muted)' });
