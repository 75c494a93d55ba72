import { css } from '@emotion/react';
import { figureColumns } from '#parts/columns.ts';
import { desktop, hairline } from '#parts/styles.ts';
import { framed } from '#parts/framed.tsx';
import type { BlockOf } from '#schema/block.ts';

export const Facts = framed(function Facts({ facts, align }: BlockOf<'facts'>) {
  const figures = facts.map(({ figure }) => figure);
  // What is longer than most figures is read as words: all of them are as large as a heading then.
  const largest = figures.some(({ length }) => length > 7) ? 'heading' : 'title';
  const columns = { least: { many: 11, two: 8 }, largest: `var(--step-${largest})` };
  const isAlone = facts.length === 1 && align !== 'start';
  return (
    <ul css={[figureColumns(figures, columns), grid, isAlone && alone]}>
      {facts.map(({ figure, title, text }, index) => (
        <li key={index}>
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
  '--gap': 'var(--space-m)',
  rowGap: 'var(--gap)',
  [desktop]: { '--gap': 'var(--space-l)' },
  li: {
    borderBlockStart: hairline,
    // The start of the line is in the accent colour.
    '&::before': {
      content: '""',
      display: 'block',
      width: '2.25rem',
      marginBlockEnd: 'var(--space-s)',
      borderBlockStart: '3px solid var(--accent)',
    },
  },
});
const alone = css({ textAlign: 'center', li: { border: 0, '&::before': { display: 'none' } } });
const large = css({
  fontWeight: 600,
  lineHeight: 1.25,
  strong: {
    display: 'block',
    marginBlockEnd: '0.15em',
    font: '700 var(--figure)/1.05 var(--font-heading)',
    letterSpacing: '-0.025em',
  },
});
const small = css({ marginBlockStart: 'var(--space-2xs)', color: 'var(--text-muted)' });
