import type { Problem } from '#problems/Problem.ts';
import { type Block, findBlocks } from './findBlocks.ts';
import { type Row, rowAt } from './Row.ts';

/** What may have moved, by the line it begins with: the likeliest first. */
export function findCandidates(
  rows: readonly Row[],
  source: string,
  errors: readonly Problem[],
): Block[][] {
  const places = errors.slice(0, 3).map(({ start }) => rowAt(rows, source, start));
  const starts = [
    ...places.flatMap((at) => [
      at,
      at + 1,
      at - 1,
      ...turnsBefore(rows, at),
      ...firstItemBefore(rows, at),
    ]),
    ...places.flatMap((at) => parentOf(rows, at)),
  ];
  return [...new Set(starts)].flatMap((first) => {
    const blocks = findBlocks(rows, first);
    return [...new Set(blocks.map(({ by }) => by))].map((by) =>
      blocks.filter((block) => block.by === by),
    );
  });
}

/** The last two lines above that start at another column than the one before them. */
function turnsBefore(rows: readonly Row[], at: number): number[] {
  const turns: number[] = [];
  for (let row = at - 1; row > 0 && turns.length < 2; row--)
    if (rows[row]?.indent !== rows[row - 1]?.indent) turns.push(row);
  return turns;
}

/** The line above that a line stands inside of. */
function parentOf(rows: readonly Row[], at: number): number[] {
  const column = rows[at]?.indent ?? 0;
  const parent = rows.slice(0, at).findLastIndex(({ indent }) => indent < column);
  return parent === -1 ? [] : [parent];
}

/** The first item of the list above that stands further left than this item does. */
function firstItemBefore(rows: readonly Row[], at: number): number[] {
  const column = rows[at]?.indent ?? 0;
  if (!rows[at]?.isItem) return [];
  const isLeft = (row: Row) => row.isItem && row.indent < column;
  const nearest = rows.slice(0, at).findLast(isLeft);
  if (!nearest) return [];
  const outer = rows
    .slice(0, at)
    .findLastIndex(
      (row) => row.indent < nearest.indent || (row.indent === nearest.indent && !row.isItem),
    );
  return [outer + 1];
}
