import { css } from '@emotion/react';
import { tablet } from '#parts/styles.ts';

/**
 * A grid of any number of tiles whose rows are all full: rows of three, from 13 tiles on of four, and as many
 * of two or three above them as it takes. On phones, rows of two, with the first tile alone if one is left over.
 */
export function tiles(count: number) {
  const { halves, thirds, most } = rowsFor(count);
  const isOdd = count % 2 === 1;
  const widthOf = (index: number) => {
    if (count === 1) return 1;
    return index < halves ? 2 : index < halves + thirds ? 3 : most;
  };
  return {
    layout: css({
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      li: { gridColumn: 'auto' },
      img: { aspectRatio: '1' },
      [`li:nth-of-type(-n + ${isOdd ? 1 : 0})`]: {
        gridColumn: '1 / -1',
        img: { aspectRatio: '4 / 3' },
      },
      [tablet]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        '&& > li': { gridColumn: `span ${12 / most}` },
        [`&& > li:nth-of-type(-n + ${halves + thirds})`]: { gridColumn: 'span 4' },
        [`&& > li:nth-of-type(-n + ${halves})`]: { gridColumn: 'span 6' },
        '&& > :only-child': { gridColumn: '1 / -1', img: { aspectRatio: '16 / 9' } },
        '&& img': { aspectRatio: '4 / 3' },
      },
    }),
    sizesOf: (index: number) => {
      const inRow = widthOf(index);
      const onPhone = isOdd && index === 0 ? 92 : 46;
      return `(min-width: 1180px) ${Math.round(1084 / inRow)}px, (min-width: 700px) ${Math.round(92 / inRow)}vw, ${onPhone}vw`;
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
