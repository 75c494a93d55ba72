import { css } from '@emotion/react';

/** How narrow a column may get, in rem. */
export type Least = {
  /** Where more than two stand side by side. */
  many: number;
  /** Where two do. */
  two: number;
};

/** So many stand side by side at most. */
const most = 4;

/**
 * A grid for a number of items in rows of even length: 5 as 3 and 2, 7 as 4 and 3. Where such a row
 * does not fit there are two side by side, or one. The space between columns is `--gap`.
 */
export function columns(count: number, { many, two }: Least) {
  const inRow = Math.ceil(count / Math.ceil(count / most));
  const pair = `max(${share(2)}, ${two}rem)`;
  // Far more than a pair where the row is too narrow, else below zero.
  const excess = `(${inRow * many}rem + ${inRow - 1} * var(--gap) - 100%) * 999`;
  const width = inRow > 2 ? `max(${share(inRow)}, min(${pair}, ${excess}))` : pair;
  return css({
    display: 'grid',
    columnGap: 'var(--gap)',
    gridTemplateColumns:
      count === 1 ? undefined : `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
  });
}

/** The width of a column of so many. A little less, so that rounding never costs one. */
function share(inRow: number): string {
  return `(100% - ${inRow - 1} * var(--gap)) / ${inRow} - 0.1px`;
}
