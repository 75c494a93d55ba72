import { emptyOutline, follow, type Outline, type Row } from './rows.ts';

/** Rows that may have moved together, the last included, and how far back to the right they would go. */
export type Block = { first: number; last: number; by: number };

/** How many lines after a block must be right again. */
const tail = 40;
/** A block is no longer than this. */
const mostRows = 1000;
const mostColumns = 8;

/** All blocks that begin at a row and, moved by a number of columns, fit what is around them; the shortest first. */
export function findBlocks(rows: readonly Row[], first: number): Block[] {
  const row = rows[first];
  if (!row) return [];
  const outline = outlineBefore(rows, first);
  const isAfterOpener = rows[first - 1]?.opens === 'text';
  return likelyColumns(outline, row, { usual: usualSteps(rows), isAfterOpener }).flatMap(
    (column) => {
      const by = column - row.indent;
      return endsOf(rows, first, { by, outline }).map((last) => ({ first, last, by }));
    },
  );
}

/** How many more parts of the text start at an unusual step once a block has moved: only those at its ends can. */
export function oddSteps(rows: readonly Row[], { first, last, by }: Block): number {
  const usual = usualSteps(rows);
  const moved = (row: Row | undefined) =>
    row && { ...row, indent: row.indent + by, content: row.content + by };
  const count = (...pairs: readonly (readonly [Row | undefined, Row | undefined])[]) =>
    pairs.filter(([before, row]) => isOddStep(before, row, usual)).length;
  const [above, below] = [rows[first - 1], rows[last + 1]];
  return (
    count([above, moved(rows[first])], [moved(rows[last]), below]) -
    count([above, rows[first]], [rows[last], below])
  );
}

function isOddStep(before: Row | undefined, row: Row | undefined, usual: Steps): boolean {
  if (before?.opens === undefined || !row) return false;
  return row.indent - before.content !== usual[kindOf(before, row)];
}

/** How far items, keys and texts mostly are from the line that opens them, in this file. */
type Steps = Readonly<Record<'items' | 'keys' | 'text', number>>;

const stepsOf = new WeakMap<readonly Row[], Steps>();

function usualSteps(rows: readonly Row[]): Steps {
  const known = stepsOf.get(rows);
  if (known) return known;
  const steps = { items: new Map(), keys: new Map(), text: new Map<number, number>() };
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before?.opens === undefined) continue;
    const counts: Map<number, number> = steps[kindOf(before, row)];
    const step = row.indent - before.content;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const most = (counts: ReadonlyMap<number, number>) =>
    [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 2;
  const usual = { items: most(steps.items), keys: most(steps.keys), text: most(steps.text) };
  stepsOf.set(rows, usual);
  return usual;
}

function kindOf(before: Row, row: Row): keyof Steps {
  if (before.opens === 'text') return 'text';
  return row.isItem ? 'items' : 'keys';
}

/** A line that cannot begin where it does begins a new count. */
function outlineBefore(rows: readonly Row[], first: number): Outline {
  let outline = emptyOutline;
  for (const row of rows.slice(0, first)) {
    const next = follow(outline, row);
    outline = next ?? { ...outline, before: { content: row.content, opens: row.opens } };
  }
  return outline;
}

/** The columns that something above begins at, and the next step right; the nearest first. */
function likelyColumns(
  { levels, before }: Outline,
  row: Row,
  { usual, isAfterOpener }: { usual: Steps; isAfterOpener: boolean },
): number[] {
  const columns = levels.length === 0 ? [0] : levels.map(({ column }) => column);
  // A key is hardly part of a text that has begun above it.
  const isInside =
    before?.opens === 'part' ||
    (before?.opens === 'text' && (isAfterOpener || row.key === undefined));
  if (before && isInside) columns.push(before.content + usual.keys);
  return [...new Set(columns)]
    .filter((column) => column !== row.indent && Math.abs(column - row.indent) <= mostColumns)
    .toSorted((a, b) => Math.abs(a - row.indent) - Math.abs(b - row.indent));
}

function endsOf(
  rows: readonly Row[],
  first: number,
  { by, outline }: { by: number; outline: Outline },
): number[] {
  const ends: number[] = [];
  let inside: Outline | undefined = outline;
  for (let last = first; last < Math.min(rows.length, first + mostRows); last++) {
    const row = rows[last];
    const before: Outline['before'] = inside.before;
    inside = row && follow(inside, row, by);
    if (!inside) break;
    // The lines of a text that begin at one column move together.
    const next = rows[last + 1];
    const isInText =
      inside.before === before &&
      next !== undefined &&
      next.indent === row?.indent &&
      follow(inside, next)?.before === before;
    if (!isInText && isRight(inside, rows.slice(last + 1, last + 1 + tail))) ends.push(last);
  }
  return ends;
}

function isRight(outline: Outline, rows: readonly Row[]): boolean {
  let now: Outline | undefined = outline;
  for (const row of rows) {
    now = follow(now, row);
    if (!now) return false;
  }
  return true;
}
