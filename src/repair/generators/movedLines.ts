import { indentOf, lineAt } from '#load/lines.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import { type Candidate, type Generator, placeOf } from '../Candidate.ts';
import { type Block, findBlocks, usualSteps } from './findBlocks.ts';
import { atDeclarations, endOf, readRows, type Row, rowAt } from './rows.ts';

/** More errors than that come from all the rest of a part. */
const many = 5;

/** More blocks are never tried. */
const mostTried = 100;

/** More errors than that may come from lines up to the last of them, and so does an item in another list. */
const few = 2;

/**
 * Lines that have moved together, to the left or to the right, are one error, however much seems to
 * be wrong after it. Moves back what fits the lines around it: first what leaves the fewest lines at
 * unusual columns.
 */
export const moveLines: Generator = ({ source, errors: found }) => {
  const rows = readRows(source);
  const errors = atDeclarations(found, rows, source);
  const usual = usualSteps(rows);
  const isWhole = errors.length > few || errors.some(({ code }) => code === 'misplaced-item');
  const groups = startsNear(rows, errors)
    .flatMap((first) => {
      const ends = [
        ...(opensNothing(rows, first) ? [first] : []),
        ...(isWhole && errors.length <= many ? partOfLast(rows, errors) : []),
        ...likelyEnds(rows, first, errors.length > many),
      ];
      return findBlocks(rows, first, usual).map((blocks) => likeliest(blocks, ends));
    })
    .toSorted((a, b) => (a[0]?.odd ?? 0) - (b[0]?.odd ?? 0));
  return inTurn(groups).slice(0, mostTried).map(toCandidate);

  // An item at the margin that goes in by more than one step may have been pasted for any part.
  function isAnywhere({ first, by }: Block): boolean {
    return rows[first]?.isItem === true && rows[first].indent === 0 && by > usual.keys;
  }

  function toCandidate(block: Block): Candidate {
    const group = () => groups.find((blocks) => blocks.includes(block)) ?? [];
    return {
      edits: editsFor(block, rows, source),
      cause: causeOf(block, rows, source),
      isPartial: true,
      isOffered: isAnywhere(block),
      cost: costOf(block),
      refine(left, text) {
        // Nothing is wrong: the same may hold of fewer lines.
        if (left.length === 0) {
          const cheaper = group().filter((other) => costOf(other) < costOf(block));
          return cheaper.slice(0, 2).map(toCandidate);
        }
        // What is wrong first is right after where the block should have ended.
        const moved = readRows(text);
        const wrong = atDeclarations(left, moved, text)
          .map(({ start }) => rowAt(moved, start))
          .filter((row) => row > block.first && row <= block.last);
        const shorter = group().filter(({ last }) => last < Math.min(...wrong) && wrong.length > 0);
        const [longest] = shorter.toSorted((a, b) => b.last - a.last);
        return longest ? [toCandidate(longest)] : [];
      },
    };
  }
};

/** What ends where a part does, then the longest, then the others; first what leaves the fewest lines at unusual columns. */
function likeliest(blocks: readonly Block[], ends: readonly number[]): Block[] {
  const sorted = blocks.toSorted((a, b) => a.odd - b.odd || a.last - b.last);
  const parts = ends.flatMap((end) => sorted.filter(({ last }) => last === end));
  const longest = sorted.findLast(({ odd }) => odd === sorted[0]?.odd);
  return [...new Set([...parts, ...(longest ? [longest] : []), ...sorted])];
}

/** Where what begins at a row mostly ends: with what is deeper, with the row alone, or with all that is no further left. */
function likelyEnds(rows: readonly Row[], first: number, isMany: boolean): number[] {
  const { indent: column = 0, opens } = rows[first] ?? {};
  const part = endOf(rows, first, ({ indent }) => indent <= column) - 1;
  const siblings = endOf(rows, first, ({ indent }) => indent < column) - 1;
  if (isMany) return [siblings, part, first];
  return opens === 'part' ? [part, first, siblings] : [first, part, siblings];
}

/** Whether the lines of a part stand beside the line that opens it. */
function opensNothing(rows: readonly Row[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  return row?.opens === 'part' && next?.indent === row.indent && !next.isItem;
}

/** Where the part of the last error ends. */
function partOfLast(rows: readonly Row[], errors: readonly Problem[]): number[] {
  const last = Math.max(...errors.slice(0, many).map(({ start }) => rowAt(rows, start)));
  const column = rows[last]?.indent ?? 0;
  return [endOf(rows, last, ({ indent }) => indent <= column) - 1];
}

function costOf({ first, last, odd }: Block): number {
  return odd * 10_000 + last - first;
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
    return [rows.findIndex(({ key }, index) => index > at && key === path.at(-1)), at];
  });
  const starts = places.map((at) => [at, at - 1, at + 1, ...startsAbove(rows, at)]);
  return [...new Set(inTurn(starts))].filter((row) => row >= 0);
}

/**
 * The last two lines that start at another column than the one before them, the first item of the
 * list that is further left than this item, the first of the lines right above that are further
 * right, and the line that this one is inside of.
 */
function startsAbove(rows: readonly Row[], at: number): number[] {
  const { indent: column = 0, isItem = false } = rows[at] ?? {};
  const above = rows.slice(0, at);
  const turns = above.flatMap(({ indent }, index) =>
    index > 0 && indent !== above[index - 1]?.indent ? index : [],
  );
  const list = above.findLast((row) => isItem && row.isItem && row.indent < column);
  const outer = above.findLastIndex(
    (row) => list && (row.indent < list.indent || (row.indent === list.indent && !row.isItem)),
  );
  return [
    ...turns.slice(-2).toReversed(),
    ...(list ? [outer + 1] : []),
    above.findLastIndex(({ indent }) => indent <= column) + 1,
    above.findLastIndex(({ indent }) => indent < column),
  ];
}

/** With the comments and empty lines in between, and comments right above at the same column. */
function editsFor({ first, last, by }: Block, rows: readonly Row[], source: string): Edit[] {
  const { start = 0, indent = 0 } = rows[first] ?? {};
  let from = start;
  while (from > 0) {
    const above = lineAt(source, from - 1);
    if (indentOf(above) !== indent || above.text[indent] !== '#') break;
    from = above.start;
  }
  const leads = source.slice(from, rows[last]?.end).matchAll(/^( *)(.*)/gm);
  return [...leads].flatMap(({ 1: lead = '', 2: rest = '', index }) => {
    if (rest.trim() === '') return [];
    const at = from + index;
    if (by > 0) return { start: at, end: at, text: ' '.repeat(by) };
    return lead.length < -by ? [] : { start: at, end: at - by, text: '' };
  });
}

function causeOf({ first, last, by }: Block, rows: readonly Row[], source: string): Problem {
  const { line = 0, start = 0, indent = 0, isItem } = rows[first] ?? {};
  const opener = rows.findLast((row, at) => at < first && row.content < indent + by);
  const under = isItem && opener?.key ? { key: opener.key, line: opener.line + 1 } : undefined;
  const from = start + indent;
  const { length } = /^[^\s:]+/.exec(source.slice(from, from + 200))?.[0] ?? '';
  const lines = { first: line + 1, last: (rows[last]?.line ?? line) + 1 };
  const facts = { neighbour: indent + by, moved: { lines, by: -by, under } };
  return createProblem('wrong-indentation', facts, placeOf(from, length));
}
