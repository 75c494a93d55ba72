import { drawFrame } from './drawFrame.ts';
import type { Range } from './Problem.ts';

/** A place as people and editors count: lines and columns from 1, columns in UTF-16 units. */
export type Position = { line: number; column: number; endLine: number; endColumn: number };

/** `frame` is the line of the place between its neighbours, with the place underlined. */
export type Located = Position & { frame: string };

/** Where a problem is in the text. A byte order mark at the start takes no column. */
export function locate(problem: Range, source: string): Located {
  return createLocator(source)(problem);
}

/** The same for many problems of one text, which is then read for line ends only once. */
export function createLocator(source: string): (problem: Range) => Located {
  const starts = [source.startsWith('\uFEFF') ? 1 : 0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1))
    starts.push(at + 1);
  const lineText = (line: number): string | undefined => {
    const start = starts[line - 1];
    if (start === undefined) return undefined;
    return source.slice(start, (starts[line] ?? source.length + 1) - 1).replace(/\r$/, '');
  };
  const positionOf = (offset: number) => {
    const line = countUpTo(starts, Math.min(offset, source.length)) || 1;
    return { line, column: Math.min(offset, source.length) - (starts[line - 1] ?? 0) + 1 };
  };
  return ({ start, end }) => {
    const first = positionOf(start);
    const last = positionOf(Math.max(start, end));
    const frame = drawFrame(lineText, first, last);
    return { ...first, endLine: last.line, endColumn: last.column, frame };
  };
}

/** How many of the ascending numbers are at most `limit`. */
export function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
