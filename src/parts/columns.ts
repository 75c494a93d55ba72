import { css } from '@emotion/react';

/** How narrow a column may get, in rem. */
export type Least = {
  /** With more than two side by side. */
  many: number;
  /** With two. */
  two: number;
};

/** The most columns side by side. */
export const most = 4;

/** How many there are side by side, so that the last row leaves few places over: 5 as 3 and 2, 14 in rows of 3. */
export function inEachRow(count: number): number {
  const placesIn = (rowsOf: number) => Math.ceil(count / rowsOf) * rowsOf;
  return count > most && placesIn(3) < placesIn(most) ? 3 : Math.min(count, most);
}

/**
 * A grid for a number of items, all of one width. Where such a row does not fit there are two side by side, or one.
 * The space between columns is `--gap`.
 */
export function columns(count: number, least: Least) {
  const inRow = inEachRow(count);
  return css({
    display: 'grid',
    columnGap: 'var(--gap)',
    gridTemplateColumns:
      count === 1
        ? undefined
        : `repeat(auto-fit, minmax(min(100%, ${widthIn(inRow, inRow, least)}), 1fr))`,
  });
}

/** The width of a column in a row of `own`, where rows of `inRow` fit. Elsewhere it is that of one of two, or `few`. */
export function widthIn(
  own: number,
  inRow: number,
  { many, two }: Least,
  few = `max(${share(2)}, ${two}rem)`,
): string {
  // Far more than that where the row is too narrow, else below zero.
  const excess = `(${inRow * many}rem + ${inRow - 1} * var(--gap) - 100%) * 999`;
  return inRow > 2 ? `max(${share(own)}, min(${few}, ${excess}))` : few;
}

/** The width of a column of so many. A little less, so that rounding never costs one. */
function share(inRow: number): string {
  return `(100% - ${inRow - 1} * var(--gap)) / ${inRow} - 0.1px`;
}

type Options = {
  least: Least;
  /** What a column has beside its figure, in rem. */
  padding?: number;
  /** The size of figures for which there is room. */
  largest?: string;
};

/** The share of its height that a bold letter or digit takes, a little more than on average. */
const letterWidth = 0.64;
/** How small a figure may get, in rem. */
const smallest = 1.5;

/**
 * Columns for items with a large figure each (`--figure` is its size). So that no word of a figure is
 * broken, the longest one first makes the columns wider, then all figures smaller.
 */
export function figureColumns(
  figures: readonly string[],
  { least, padding = 0, largest = 'var(--step-display)' }: Options,
) {
  // Some languages write a price with spaces at which no line may end.
  const words = figures.flatMap((figure) => figure.split(' '));
  const needed = Math.ceil(widthOf(words) * smallest + padding);
  const { many, two } = least;
  return css(
    columns(figures.length, { many: Math.max(many, needed), two: Math.max(two, needed) }),
    {
      '--figure': figureSize(words, largest),
      '> *': { containerType: 'inline-size' },
    },
  );
}

/** The size at which each of some figures fits on a line of its container (`container-type`), at most so large. */
export function figureSize(figures: readonly string[], largest: string): string {
  return `clamp(${smallest}rem, ${(100 / widthOf(figures)).toFixed(1)}cqi, ${largest})`;
}

/** The width of the longest, in letters as wide as they are high. */
function widthOf(figures: readonly string[]): number {
  return letterWidth * Math.max(...figures.map(({ length }) => length));
}
