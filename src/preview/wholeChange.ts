import { joinEdits } from '#edit/joinEdits.ts';
import { newFaults } from '#edit/newFaults.ts';
import { outlineOf } from '#edit/outlineOf.ts';
import { createSiteMap } from '#edit/siteMap.ts';
import type { Loaded } from '#load/loadSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import type { Edit } from '#problems/Problem.ts';
import type { UsePlace, WholeChange } from './EditApi.ts';

/** More numbers than this never count one list. */
const mostNumbers = 8;

type World = {
  /** The site before the change. */
  before: Loaded;
  judge: (source: string) => Promise<Loaded>;
};

/**
 * A change together with the numbers that count what it adds or takes away; nothing where something
 * else would be wrong, too.
 */
export async function withCounts(
  source: string,
  edits: readonly Edit[],
  { before, judge }: World,
): Promise<Edit[] | undefined> {
  let all = [...edits];
  for (let round = 0; round <= mostNumbers; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each round counts on what the last one wrote
    const faults = newFaults(before, await judge(applyEdits(source, all)));
    const [first] = faults;
    if (!first) return all;
    if (!first.fix || faults.some(({ code }) => code !== 'wrong-count')) return undefined;
    const joined = joinEdits(all, first.fix.edits);
    if (!joined) return undefined;
    all = joined;
  }
  return undefined;
}

type Described = {
  source: string;
  /** What was asked for. */
  edits: readonly Edit[];
  /** The same with the numbers. */
  whole: readonly Edit[];
  /** What changes with what was asked for. */
  also: readonly UsePlace[];
};

/** The lines that change besides what was asked for, and where those numbers show. */
export function describeWhole({ source, edits, whole, also }: Described): WholeChange {
  const asked = new Set(edits.map(({ start }) => start));
  const more = whole.filter(({ start }) => !asked.has(start));
  const { constants } = outlineOf(createSiteMap(source));
  const lines = [...new Set(more.map(({ start }) => locate({ start, end: start }, source).line))];
  return {
    lines: lines.map((line) => lineChange(source, line, more)),
    alsoChanges: [
      ...also,
      ...constants
        .filter((constant) => lines.includes(constant.line) && more.some(isAt(constant, source)))
        .flatMap(({ uses }) => uses),
    ],
  };
}

function isAt({ line, column, endColumn }: Column, source: string) {
  return ({ start }: Edit) => {
    const place = locate({ start, end: start }, source);
    return place.line === line && place.column >= column && place.column <= endColumn;
  };
}

type Column = { line: number; column: number; endColumn: number };

function lineChange(source: string, line: number, edits: readonly Edit[]) {
  const start =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const stop = source.indexOf('\n', start);
  const end = stop === -1 ? source.length : stop;
  const before = source.slice(start, end);
  const own = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return { line, from: before.trim(), to: applyEdits(before, own).trim() };
}
