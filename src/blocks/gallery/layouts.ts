import { css } from '@emotion/react';
import { desktop, print, strip, tablet } from '#parts/styles.ts';

type Size = { width: number; height: number };

/** How so many items stand, and how wide each is shown. */
export const layouts = { grid, masonry, row, pairs };

/**
 * A grid of any number of tiles whose rows are all full: rows of three, from 13 tiles on of four, and as many
 * of two or three above them as it takes. On phones, rows of two, with the first tile alone if one is left over.
 */
function grid(count: number) {
  const { halves, thirds, most } = rowsFor(count);
  const isOdd = count % 2 === 1;
  const wide = { gridColumn: '1 / -1', img: { aspectRatio: '4 / 3' } };
  return {
    layout: css({
      gap,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      img: { aspectRatio: '1' },
      ...(isOdd && { '> :first-of-type': wide }),
      [tablet]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        '&& > li': { gridColumn: `span ${12 / most}` },
        [`&& > li:nth-of-type(-n + ${halves + thirds})`]: { gridColumn: 'span 4' },
        [`&& > li:nth-of-type(-n + ${halves})`]: { gridColumn: 'span 6' },
        '&& > :only-child': { gridColumn: '1 / -1' },
        '&& img': { aspectRatio: count === 1 ? '16 / 9' : '4 / 3' },
      },
    }),
    sizesOf: (index: number) => {
      const inRow = index < halves ? 2 : index < halves + thirds ? 3 : most;
      return sizes(count === 1 ? 1 : inRow, isOdd && index === 0 ? 1 : 2);
    },
  };
}

/** How many tiles stand in rows of two, how many after them in rows of three, and how many in a row there are then. */
export function rowsFor(count: number): { halves: number; thirds: number; most: 3 | 4 } {
  const most = count > 12 ? 4 : 3;
  const left = count % most;
  if (most === 3) return { halves: count === 1 ? 0 : ([0, 4, 2][left] ?? 0), thirds: 0, most };
  return { halves: [0, 2, 2, 0][left] ?? 0, thirds: left % 2 === 1 ? 3 : 0, most };
}

function masonry(count: number) {
  const most = Math.min(count < 12 ? 3 : 4, count);
  return {
    layout: css({
      columns: 2,
      columnGap: gap,
      li: { breakInside: 'avoid', marginBlockEnd: gap },
      [tablet]: { columnCount: Math.min(3, count) },
      [desktop]: { columnCount: most },
    }),
    sizesOf: () => sizes(most, 2),
  };
}

function row() {
  const height = 'clamp(15rem, 11rem + 18vw, 27rem)';
  const widest = '82vw';
  return {
    layout: css({
      ...strip,
      gap,
      justifyContent: 'safe center',
      scrollSnapType: 'x proximity',
      '> li': { flex: 'none', maxWidth: widest, scrollSnapAlign: 'start' },
      '&& img': { width: 'auto', maxWidth: widest, height },
      // As wide as the picture, however long.
      figcaption: { contain: 'inline-size' },
      [print]: { flexWrap: 'wrap', overflow: 'visible', '&& img': { height: '12rem' } },
    }),
    sizesOf: (_: number, { width, height: high }: Size = { width: 1, height: 1 }) =>
      `min(${widest}, calc(${(width / high).toFixed(2)} * ${height}))`,
  };
}

/** Two side by side; the first alone where one would be left over. */
function pairs(count: number) {
  const isOdd = count % 2 === 1;
  return {
    layout: css({
      display: 'grid',
      gap: 'var(--space-s) var(--space-m)',
      [tablet]: {
        gridTemplateColumns: '1fr 1fr',
        ...(isOdd && { '> :first-of-type': { gridColumn: '1 / -1' } }),
      },
    }),
    sizesOf: (index: number) => sizes(isOdd && index === 0 ? 1 : 2, 1),
  };
}

const gap = 'clamp(10px, 1.6vw, 18px)';

function sizes(inRow: number, onPhones: number): string {
  const share = Math.round(92 / inRow);
  return `(min-width: 1180px) ${Math.round(1084 / inRow)}px, (min-width: 700px) ${share}vw, ${Math.round(92 / onPhones)}vw`;
}
