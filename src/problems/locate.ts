import { drawFrame } from './drawFrame.ts';
import type { Range } from './Problem.ts';

/** A place as people and editors count: lines and columns from 1, columns in UTF-16 units. */
export type Located = {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The line of the place and its neighbours, with the place underlined. */
  frame: string;
};

/** Where a problem stands in the text. A byte order mark at the start takes no column. */
export function locate(problem: Range, source: string): Located {
  return createLocator(source)(problem);
}

/** The same for many problems of one text, which is then read for line ends only once. */
export function createLocator(source: string): (problem: Range) => Located {
  const starts = lineStarts(source);
  const positionOf = (offset: number) => {
    const index = lineIndex(starts, offset);
    return { line: index + 1, column: offset - (starts[index] ?? 0) + 1 };
  };
  return ({ start, end }) => {
    const first = positionOf(Math.min(start, source.length));
    const last = positionOf(Math.min(Math.max(start, end), source.length));
    return {
      line: first.line,
      column: first.column,
      endLine: last.line,
      endColumn: last.column,
      frame: drawFrame((line) => lineText(source, starts, line), first, last),
    };
  };
}

/** The offset of the first character of every line. */
function lineStarts(source: string): number[] {
  const starts = [source.startsWith('\uFEFF') ? 1 : 0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1))
    starts.push(at + 1);
  return starts;
}

function lineIndex(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function lineText(source: string, starts: readonly number[], line: number): string | undefined {
  const start = starts[line - 1];
  if (start === undefined) return undefined;
  return source.slice(start, (starts[line] ?? source.length + 1) - 1).replace(/\r$/, '');
}
