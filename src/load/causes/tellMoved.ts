import { applyEdits } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Code, Edit, Problem } from '#problems/Problem.ts';
import { canJudgeAnew, type Judge, type Judgement, type Layer } from '../Judgement.ts';
import { findCandidates } from './findCandidates.ts';
import { type Block, countOddSteps } from './findBlocks.ts';
import { moveBlock } from './moveBlock.ts';
import { readRows, type Row, rowAt } from './Row.ts';

const mostTries = 24;
/** So many errors have another cause than a block that has moved, and each try would find them all again. */
const mostErrors = 100;
/** After the first that is right: whether it is the only one. */
const mostRivals = 10;

/** A block that has moved, with what is wrong apart from it. */
type Right = { block: Block; edits: Edit[]; others: readonly Problem[]; odd: number; left: number };

/**
 * Lines that have moved together, to the left or to the right, are one fault, however much seems to
 * be wrong after it. They are found by moving them back: nothing is wrong then, or no more than what
 * has nothing to do with it. Gives back the problems as they are where nothing of the kind is found.
 */
export function tellMoved(
  { problems, layer }: Judgement,
  source: string,
  judge: Judge,
): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > mostErrors) return problems;
  if (!errors.some(isSuspect) && !hasFoundMissing(errors)) return problems;
  if (!canJudgeAnew(source)) return problems;
  const lines = source.split('\n');
  const rows = readRows(lines);
  const candidates = findCandidates(rows, source, errors);
  const found = search(candidates, { source, lines, rows, errors, layer, judge });
  const [best, second] = found.toSorted(compare);
  if (!best) return problems;
  const isTie = second !== undefined && compare(best, second) === 0;
  return [describe(best, rows, { source, isSafe: !isTie }), ...best.others].toSorted(
    (a, b) => a.start - b.start,
  );
}

/** Whether lines at a wrong column may be behind it; a key that is not there has mostly been forgotten. */
function isSuspect({ code, fix }: Problem): boolean {
  if (layoutCodes.has(code)) return true;
  return movedCodes.has(code) && code !== 'missing-key' && !fix?.isSafe;
}

/** Whether a part that is missing stands in another group, where it misses something itself. */
function hasFoundMissing(errors: readonly Problem[]): boolean {
  const missing = errors.filter(({ code }) => code === 'missing-key').map(({ path }) => path);
  return missing.some((path) =>
    missing.some((other) => other.length > 1 && other.at(-2) === path.at(-1)),
  );
}

const layoutCodes: ReadonlySet<Code> = new Set<Code>(['wrong-indentation', 'missing-dash']);

/** Codes that lines at a wrong column can lead to. */
const movedCodes: ReadonlySet<Code> = new Set<Code>([
  'wrong-indentation',
  'missing-dash',
  'missing-colon',
  'unreadable-yaml',
  'colon-in-text',
  'stray-text',
  'misplaced-key',
  'missing-opener',
  'duplicate-key',
  'unknown-key',
  'missing-key',
  'missing-value',
  'wrong-kind',
]);

function search(
  candidates: readonly Block[][],
  context: {
    source: string;
    lines: readonly string[];
    rows: readonly Row[];
    errors: readonly Problem[];
    layer: Layer;
    judge: Judge;
  },
): Right[] {
  const { source, lines, rows, errors: before, layer, judge } = context;
  const found: Right[] = [];
  let tries = 0;
  let rivals = 0;
  for (const blocks of candidates) {
    const seen = new Set<Block>();
    const queue = likelyOf(blocks);
    for (let block = queue.shift(); block; block = queue.shift()) {
      if (seen.has(block)) continue;
      seen.add(block);
      if (++tries > mostTries || (found.some(isWhole) && ++rivals > mostRivals)) return found;
      const edits = moveBlock(block, rows, lines);
      const moved = applyEdits(source, edits);
      const left = judge(moved);
      const errors = left.problems.filter(({ severity }) => severity === 'error');
      const others = before.filter((one) => errors.some((other) => isSame(one, other)));
      // What is wrong with the site as a whole could not be seen before.
      const isRead = left.layer === 'site' && layer === 'form' && !errors.some(isAboutParts);
      if (isRead || (others.length === errors.length && others.length < before.length)) {
        const odd = countOddSteps(rows, block);
        found.push({ block, edits, others, odd, left: left.problems.length });
      }
      // What is wrong now first stands right after where the block should have ended.
      const after = errors
        .map(({ start }) => rowAt(rows, moved, start))
        .filter((row) => row > block.first && row <= block.last)
        .toSorted((a, b) => a - b)[0];
      const shorter = blocks.filter(({ last }) => after !== undefined && last < after).slice(-2);
      queue.unshift(...shorter.toReversed());
    }
  }
  return found;
}

/** Whether nothing is wrong but that lines have moved. */
function isWhole({ others }: Right): boolean {
  return others.length === 0;
}

/** Whether a problem may come from parts that stand elsewhere than they should. */
function isAboutParts({ code }: Problem): boolean {
  return /^(?:unknown|duplicate|empty)-/.test(code);
}

function isSame(one: Problem, other: Problem): boolean {
  return one.code === other.code && one.message === other.message;
}

/** All of a few; of many the longest, which shows where the right one ends, and the shortest. */
function likelyOf(blocks: readonly Block[]): Block[] {
  if (blocks.length <= 3) return [...blocks];
  return [blocks.at(-1), blocks.at(0)].flatMap((block) => block ?? []);
}

/** The better first: less is wrong, the lines stand as they mostly do, fewer have moved. */
function compare(one: Right, other: Right): number {
  return one.left - other.left || one.odd - other.odd || sizeOf(one) - sizeOf(other);
}

function sizeOf({ block }: Right): number {
  return block.last - block.first;
}

function describe(
  { block, edits }: Right,
  rows: readonly Row[],
  { source, isSafe }: { source: string; isSafe: boolean },
): Problem {
  const [first, last] = [rows[block.first], rows[block.last]];
  const line = first?.line ?? 0;
  const lineStart = source.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  const start = lineStart + (first?.indent ?? 0);
  const word = /^[^\s:]+/.exec(source.slice(start, start + 200))?.[0] ?? '';
  const lines = { first: line + 1, last: (last?.line ?? line) + 1 };
  const column = (first?.indent ?? 0) + block.by;
  const problem = createProblem(
    'wrong-indentation',
    { neighbour: column, moved: { lines, by: -block.by } },
    { start, end: start + word.length, path: [] },
  );
  return { ...problem, fix: { edits, isSafe } };
}
