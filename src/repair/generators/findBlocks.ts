import { groupBy } from '#load/groupBy.ts';
import { follow, type Outline, type Row } from './rows.ts';

/**
 * Rows that may have moved together, the last included, how far back to the right they would go, and
 * how many more parts of the text would then start at an unusual step.
 */
export type Block = { first: number; last: number; by: number; odd: number };

/** How many lines after a block must be right again. */
const tail = 40;
/** A block is no longer than this. */
const mostRows = 1000;
const mostColumns = 8;

/** All blocks that begin at a row and, moved by a number of columns, fit what is around them; each list the shortest first. */
export function findBlocks(rows: readonly Row[], first: number, usual: Steps): Block[][] {
  const row = rows[first];
  if (!row) return [];
  const outline = outlineBefore(rows, first);
  const isAfterOpener = rows[first - 1]?.opens === 'text';
  return likelyColumns(outline, row, { usual, isAfterOpener }).map((column) => {
    const by = column - row.indent;
    return endsOf(rows, first, { by, outline }).map((last) => {
      const block = { first, last, by };
      return { ...block, odd: oddSteps(rows, block, usual) };
    });
  });
}

/** How far items, keys and texts mostly are from the line that opens them, in this file. */
type Steps = Readonly<Record<Step['kind'], number>>;
type Step = { kind: 'items' | 'keys' | 'text'; columns: number };

/** The steps that most parts of a file start at. */
export function usualSteps(rows: readonly Row[]): Steps {
  const steps = rows.flatMap((row, index) => stepTo(row, rows[index - 1]) ?? []);
  const most = (kind: Step['kind']) => {
    const own = steps.filter((step) => step.kind === kind);
    const byColumns = [...groupBy(own, ({ columns }) => columns)];
    return byColumns.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 2;
  };
  return { items: most('items'), keys: most('keys'), text: most('text') };
}

function stepTo(row: Row | undefined, before: Row | undefined): Step | undefined {
  if (before?.opens === undefined || !row) return undefined;
  const kind = before.opens === 'text' ? 'text' : row.isItem ? 'items' : 'keys';
  return { kind, columns: row.indent - before.content };
}

/** Only the steps at the ends of a block change. */
function oddSteps(rows: readonly Row[], block: Omit<Block, 'odd'>, usual: Steps): number {
  const { first, last, by } = block;
  const oddAt = (at: number, [up, down]: readonly [number, number]) => {
    const step = stepTo(rows[at], rows[at - 1]);
    return step && step.columns + down - up !== usual[step.kind] ? 1 : 0;
  };
  const still = [0, 0] as const;
  const after = oddAt(first, [0, by]) + oddAt(last + 1, [by, 0]);
  return after - oddAt(first, still) - oddAt(last + 1, still);
}

/** A line that cannot begin where it does begins a new count. */
function outlineBefore(rows: readonly Row[], first: number): Outline {
  return rows
    .slice(0, first)
    .reduce<Outline>((outline, row) => follow(outline, row) ?? { ...outline, before: row }, {});
}

/** The columns that something above begins at, and the next step right; the nearest first. */
function likelyColumns(
  { inner, before }: Outline,
  row: Row,
  { usual, isAfterOpener }: { usual: Steps; isAfterOpener: boolean },
): number[] {
  const columns: number[] = [];
  for (let level = inner; level; level = level.outer) columns.unshift(level.column);
  if (columns.length === 0) columns.push(0);
  // A key is hardly part of a text that has begun above it.
  const isInText = before?.opens === 'text' && (isAfterOpener || row.key === undefined);
  if (before && (before.opens === 'part' || isInText)) columns.push(before.content + usual.keys);
  const distance = (column: number) => Math.abs(column - row.indent);
  return [...new Set(columns)]
    .filter((column) => column !== row.indent && distance(column) <= mostColumns)
    .toSorted((a, b) => distance(a) - distance(b));
}

function endsOf(
  rows: readonly Row[],
  first: number,
  { by, outline }: { by: number; outline: Outline },
): number[] {
  const ends: number[] = [];
  let inside: Outline | undefined = outline;
  for (const [index, row] of rows.slice(first, first + mostRows).entries()) {
    const { before }: Outline = inside;
    inside = follow(inside, row, by);
    if (!inside) break;
    const last = first + index;
    // The lines of a text that begin at one column move together.
    const next = rows[last + 1];
    const isInText =
      inside.before === before &&
      next?.indent === row.indent &&
      follow(inside, next)?.before === before;
    if (!isInText && isRight(inside, rows.slice(last + 1, last + 1 + tail))) ends.push(last);
  }
  return ends;
}

function isRight(outline: Outline, rows: readonly Row[]): boolean {
  let now: Outline | undefined = outline;
  return rows.every((row) => (now = now && follow(now, row)) !== undefined);
}
