import { css } from '@emotion/react';
import { columns, type Least } from './columns.ts';

type Options = {
  least: Least;
  /** What a column has beside its figure, in rem. */
  padding?: number;
};

/** The share of its height that a bold letter or digit takes, a little more than on average. */
const letterWidth = 0.64;
/** How small a figure may get, in rem. */
const smallest = 1.5;

/**
 * Columns for items with a large figure each (`--figure` is its size). So that no word of a figure is
 * broken, the longest one first makes the columns wider, then all figures smaller.
 */
export function figureColumns(figures: readonly string[], { least, padding = 0 }: Options) {
  const words = figures.flatMap((figure) => figure.split(/\s/));
  const width = letterWidth * Math.max(...words.map(({ length }) => length));
  const needed = Math.ceil(width * smallest + padding);
  const { many, two } = least;
  return css(
    columns(figures.length, { many: Math.max(many, needed), two: Math.max(two, needed) }),
    {
      '--figure': `clamp(${smallest}rem, ${(100 / width).toFixed(1)}cqi, var(--step-display))`,
      '> *': { containerType: 'inline-size' },
    },
  );
}
