import { isDeepStrictEqual } from 'node:util';
import { addLinks } from '#edit/addLinks.ts';
import { changedLines } from '#edit/changedLines.ts';
import { joinEdits } from '#edit/joinEdits.ts';
import { newFaults } from '#edit/newFaults.ts';
import { outlineOf } from '#edit/outlineOf.ts';
import type { Operation } from '#edit/Operation.ts';
import { removeUses } from '#edit/removeUses.ts';
import { createSiteMap } from '#edit/siteMap.ts';
import type { Loaded } from '#load/loadSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import type { UsePlace, WholeChange } from './EditApi.ts';

/** More rounds than this no change needs. */
const mostRounds = 12;

type Change = {
  operation: Operation;
  /** The site before the change. */
  before: Loaded;
  judge: (source: string) => Promise<Loaded>;
};

/**
 * A change together with everything that must change with it: the numbers that count what it adds or
 * takes away, what refers to what it deletes, the links that a new part needs. Undefined where
 * something else would be wrong, too.
 */
export async function completeEdits(
  source: string,
  edits: readonly Edit[],
  { operation, before, judge }: Change,
): Promise<Edit[] | undefined> {
  let all = [...edits];
  for (let round = 0; round <= mostRounds; round++) {
    const text = applyEdits(source, all);
    // oxlint-disable-next-line no-await-in-loop -- each round counts on what the last one wrote
    const faults = newFaults(before, await judge(text));
    if (faults.length === 0) return all;
    const more =
      countAnew(faults) ??
      (operation.kind === 'delete' ? removeUses(text, faults) : undefined) ??
      (operation.kind === 'insert' ? addLinks(text, faults) : undefined);
    if (!more) return undefined;
    all = joinEdits(all, more);
  }
  return undefined;
}

/** The fix of the first number; what the others must be may follow from it. */
function countAnew(faults: readonly Problem[]): Edit[] | undefined {
  const [first] = faults;
  return faults.every(({ code }) => code === 'wrong-count') ? first?.fix?.edits : undefined;
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
  const isAsked = (edit: Edit) => edits.some((one) => isDeepStrictEqual(one, edit));
  const more = whole.filter((edit) => !isAsked(edit));
  const { constants } = outlineOf(createSiteMap(source));
  return {
    lines: changedLines(source, more),
    alsoChanges: [
      ...also,
      ...constants
        .filter((constant) => more.some(isAt(constant, source)))
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
