import { css } from '@emotion/react';
import { type Least, most, widthIn } from '../columns.ts';

/** How many of the items, the first ones, are in wide rows, and how many are in such a row and in those after it. */
export function fullRows(count: number): { wide: number; inWide: number; inRow: number } {
  const rows = Math.ceil(count / most);
  const inRow = Math.ceil(count / rows);
  return { wide: (rows * inRow - count) * (inRow - 1), inWide: inRow - 1, inRow };
}

/**
 * Columns for items that may differ in width, so that all rows are full: 5 as 2 and 3, 7 as 3 and 4. With two side by
 * side, the first of an odd number is alone.
 */
export function fullColumns(count: number, least: Least) {
  const { wide, inWide, inRow } = fullRows(count);
  const width = (own: number, few?: string) => `min(100%, ${widthIn(own, inRow, least, few)})`;
  return css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'var(--gap)',
    '> *': { flex: `1 1 ${width(inRow)}`, minWidth: 0 },
    ...(wide > 0 && { [`> :nth-of-type(-n + ${wide})`]: { flexBasis: width(inWide) } }),
    ...(count % 2 === 1 && {
      '> :first-of-type': { flexBasis: width(wide > 0 ? inWide : inRow, '100%') },
    }),
  });
}
