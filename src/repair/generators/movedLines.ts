import { createProblem } from '#problems/createProblem.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import type { Candidate, Generator } from '../Candidate.ts';
import { type Block, findBlocks, oddSteps } from './findBlocks.ts';
import { readRows, type Row, rowAt, rowOfLine } from './rows.ts';

/** So many errors have another cause than a block that has moved. */
const mostErrors = 100;

/** More errors than that come from all the rest of a part. */
const many = 5;

/**
 * Lines that have moved together, to the left or to the right, are one error, however much seems to
 * be wrong after it. Moves back what fits the lines around it: first what leaves the fewest lines at
 * unusual columns.
 */
export const moveLines: Generator = ({ source, errors }) => {
  if (errors.length > mostErrors) return [];
  const rows = readRows(source);
  const groups = startsNear(rows, errors)
    .flatMap((first) => {
      const ends = likelyEnds(rows, first, errors.length > many);
      const moves = findBlocks(rows, first).map((block) => ({ block, odd: oddSteps(rows, block) }));
      return [...new Set(moves.map(({ block }) => block.by))].map((by) =>
        likeliest(
          moves.filter(({ block }) => block.by === by),
          ends,
        ),
      );
    })
    .toSorted((a, b) => (a[0]?.odd ?? 0) - (b[0]?.odd ?? 0));
  const lines = source.split('\n');
  return inTurn(groups).map(toCandidate);

  function toCandidate(move: Move): Candidate {
    const { block } = move;
    return {
      edits: editsFor(block, rows, lines),
      cause: causeOf(block, rows, source),
      isPartial: true,
      cost: costOf(move),
      refine(found, text) {
        const group = groups.find((moves) => moves.includes(move)) ?? [];
        // Nothing is wrong: the same may hold of fewer lines.
        if (found.length === 0)
          return group
            .filter((other) => costOf(other) < costOf(move))
            .slice(0, 2)
            .map(toCandidate);
        // What is wrong first is right after where the block should have ended.
        const [after] = found
          .map(({ start }) => rowOfLine(rows, text.slice(0, start).split('\n').length - 1))
          .filter((row) => row > block.first && row <= block.last)
          .toSorted((a, b) => a - b);
        return group
          .filter((other) => after !== undefined && other.block.last < after)
          .toSorted((a, b) => sizeOf(b) - sizeOf(a))
          .slice(0, 1)
          .map(toCandidate);
      },
    };
  }
};

type Move = { block: Block; odd: number };

/** What ends where a part does, then the longest, then the others; first what leaves the fewest lines at unusual columns. */
function likeliest(moves: readonly Move[], ends: readonly number[]): Move[] {
  const sorted = moves.toSorted((a, b) => a.odd - b.odd || sizeOf(a) - sizeOf(b));
  const parts = ends.flatMap((end) => sorted.filter(({ block }) => block.last === end));
  const longest = sorted.findLast(({ odd }) => odd === sorted[0]?.odd);
  return [...new Set([...parts, ...(longest ? [longest] : []), ...sorted])];
}

/** Where what begins at a row mostly ends: with what is deeper, with the row alone, or with all that is no further left. */
function likelyEnds(rows: readonly Row[], first: number, isMany: boolean): number[] {
  const { indent: column = 0, opens } = rows[first] ?? {};
  const endBefore = (isOutside: (row: Row) => boolean) => {
    const next = rows.findIndex((row, index) => index > first && isOutside(row));
    return (next === -1 ? rows.length : next) - 1;
  };
  const part = endBefore(({ indent }) => indent <= column);
  const siblings = endBefore(({ indent }) => indent < column);
  if (isMany) return [siblings, part, first];
  return opens === 'part' ? [part, first, siblings] : [first, part, siblings];
}

function costOf(move: Move): number {
  return move.odd * 10_000 + sizeOf(move);
}

function sizeOf({ block }: Move): number {
  return block.last - block.first;
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** Rows with which the lines that have moved may begin, the likeliest first. */
function startsNear(rows: readonly Row[], errors: readonly Problem[]): number[] {
  const places = errors.slice(0, 3).flatMap(({ code, path, start }) => {
    const at = rowAt(rows, start);
    if (code !== 'missing-key') return [at];
    // The missing key may be in the text above it.
    const found = rows.findIndex(({ key }, index) => index > at && key === path.at(-1));
    return found === -1 ? [at] : [found, at];
  });
  const starts = places.map((at) => [
    at,
    at - 1,
    at + 1,
    ...turnsBefore(rows, at),
    ...firstItemBefore(rows, at),
    ...firstDeeper(rows, at),
    ...parentOf(rows, at),
  ]);
  return [...new Set(inTurn(starts))];
}

/** The last two lines above that start at another column than the one before them. */
function turnsBefore(rows: readonly Row[], at: number): number[] {
  const turns: number[] = [];
  for (let row = at - 1; row > 0 && turns.length < 2; row--)
    if (rows[row]?.indent !== rows[row - 1]?.indent) turns.push(row);
  return turns;
}

/** The line above that a line is inside of. */
function parentOf(rows: readonly Row[], at: number): number[] {
  const column = rows[at]?.indent ?? 0;
  const parent = rows.slice(0, at).findLastIndex(({ indent }) => indent < column);
  return parent === -1 ? [] : [parent];
}

/** The first item of the list above that is further left than this item. */
function firstItemBefore(rows: readonly Row[], at: number): number[] {
  const column = rows[at]?.indent ?? 0;
  const above = rows.slice(0, at);
  const nearest = above.findLast((row) => row.isItem && row.indent < column);
  if (!rows[at]?.isItem || !nearest) return [];
  const outer = above.findLastIndex(
    ({ indent, isItem }) => indent < nearest.indent || (indent === nearest.indent && !isItem),
  );
  return [outer + 1];
}

/** The first of the lines right above that are further right than a line. */
function firstDeeper(rows: readonly Row[], at: number): number[] {
  const column = rows[at]?.indent ?? 0;
  const first = rows.slice(0, at).findLastIndex(({ indent }) => indent <= column) + 1;
  return first < at ? [first] : [];
}

/** With the comments and empty lines in between, and comments right above at the same column. */
function editsFor(block: Block, rows: readonly Row[], lines: readonly string[]): Edit[] {
  const { by } = block;
  const first = rows[block.first];
  const end = rows[block.last]?.line ?? 0;
  let begin = first?.line ?? 0;
  let start = first?.start ?? 0;
  const isComment = (line = '') => /^ *#/.test(line) && line.search(/\S/) === first?.indent;
  while (isComment(lines[begin - 1])) start -= (lines[--begin]?.length ?? 0) + 1;
  return lines.slice(begin, end + 1).flatMap((line) => {
    const at = start;
    start += line.length + 1;
    if (line.trim() === '' || line.search(/[^ ]/) + by < 0) return [];
    return by > 0
      ? { start: at, end: at, text: ' '.repeat(by) }
      : { start: at, end: at - by, text: '' };
  });
}

function causeOf({ first, last, by }: Block, rows: readonly Row[], source: string): Problem {
  const { line = 0, start = 0, indent = 0 } = rows[first] ?? {};
  const from = start + indent;
  const { length } = /^[^\s:]+/.exec(source.slice(from, from + 200))?.[0] ?? '';
  const lines = { first: line + 1, last: (rows[last]?.line ?? line) + 1 };
  return createProblem(
    'wrong-indentation',
    { neighbour: indent + by, moved: { lines, by: -by } },
    { start: from, end: from + length, path: [] },
  );
}
