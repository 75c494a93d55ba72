import { css } from '@emotion/react';

/** How narrow a column may get, in rem. */
type Least = {
  /** With more than two side by side. */
  many: number;
  /** With two. */
  two: number;
};

/** The most columns side by side. */
const most = 4;

/** How many there are side by side, so that the last row has fewest places left over: 5 as 3 and 2, 14 as rows of 3. */
export function inEachRow(count: number): number {
  if (count <= most) return count;
  const leftOver = (inRow: number) => (inRow - (count % inRow)) % inRow;
  return leftOver(most - 1) < leftOver(most) ? most - 1 : most;
}

/**
 * A grid for a number of items, all of one width. Where such a row does not fit there are two side by side, or one.
 * The space between columns is `--gap`.
 */
export function columns(count: number, least: Least) {
  const width = widthIn(inEachRow(count), inEachRow(count), least);
  return css({
    display: 'grid',
    columnGap: 'var(--gap)',
    gridTemplateColumns:
      count === 1 ? undefined : `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
  });
}

/** How many of the items, the first ones, are in wide rows, and how many are in such a row and in those after it. */
export function fullRows(count: number): { wide: number; inWide: number; inRow: number } {
  const rows = Math.ceil(count / most);
  const inRow = Math.ceil(count / rows);
  return { wide: (rows * inRow - count) * (inRow - 1), inWide: inRow - 1, inRow };
}

/**
 * The same, with all rows full: 5 as 2 and 3, 7 as 3 and 4. With two side by side, the first of an odd number is alone.
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

/**
 * The width of a column in a row of `own`, where rows of `inRow` fit. Elsewhere it is that of one of two, or `few`.
 */
function widthIn(own: number, inRow: number, { many, two }: Least, few = pairOf(two)): string {
  if (inRow < 3) return few;
  // Far more than that where the row is too narrow, else below zero.
  const excess = `(${inRow * many}rem + ${inRow - 1} * var(--gap) - 100%) * 999`;
  return `max(${share(own)}, min(${few}, ${excess}))`;
}

function pairOf(two: number): string {
  return `max(${share(2)}, ${two}rem)`;
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
