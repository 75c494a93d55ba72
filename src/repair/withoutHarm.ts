import { groupBy } from '#load/groupBy.ts';
import { lostInMigration } from '#migrate/lostInMigration.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import { type TextToFix, findLosses } from './findLosses.ts';

/** How often the text is read to find what harms; what is not known to be harmless then is only offered. */
const mostRounds = 8;

/**
 * The gate that every fix passes: of the fixes that seem safe, those stay so that, done together, take nothing
 * from the operator. The others are only offered.
 */
export function withoutHarm(problems: readonly Problem[], text: TextToFix): Problem[] {
  // Several problems may have one fix.
  const safe = problems.filter(({ fix }) => fix?.isSafe);
  let unknown = [...groupBy(safe, ({ fix }) => JSON.stringify(fix?.edits)).values()];
  const harmless = new Set<Problem>();
  for (let round = 0; round < mostRounds && unknown.length > 0; round++) {
    const together = withoutOverlaps(unknown.flatMap(([first]) => first ?? []));
    const moves = together.filter(({ code }) => codesOfMigration.includes(code));
    const others = together.filter((one) => !moves.includes(one));
    const losses = findLosses(text, others);
    for (const one of moves) if (isLossy(one, text)) losses.add(one);
    const isOver = ([first]: Problem[]) =>
      first && (losses.has(first) || (losses.size === 0 && together.includes(first)));
    if (losses.size === 0)
      for (const same of unknown.filter(isOver)) for (const one of same) harmless.add(one);
    unknown = unknown.filter((same) => !isOver(same));
  }
  return problems.map((one) =>
    one.fix?.isSafe && !harmless.has(one) ? { ...one, fix: { ...one.fix, isSafe: false } } : one,
  );
}

/** A file of an earlier version changes in many places at once. */
const codesOfMigration: readonly Code[] = [
  'old-version',
  'moved-key',
  'removed-key',
  'renamed-type',
];

function isLossy({ fix }: Problem, { source, schema }: TextToFix): boolean {
  return lostInMigration(source, applyEdits(source, fix?.edits ?? []), schema).length > 0;
}

/** The problems whose fixes change nothing that one before them changes, nor what is right beside that. */
export function withoutOverlaps(problems: readonly Problem[]): Problem[] {
  const edits = problems.flatMap(({ fix }, order) =>
    (fix?.edits ?? []).map(({ start, end }) => ({ start, end, order })),
  );
  const isOut = new Set<number>();
  let last: (typeof edits)[number] | undefined;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.order - b.order)) {
    if (isOut.has(edit.order)) continue;
    const isFree = !last || last.order === edit.order || edit.start > last.end;
    if (isFree) last = edit;
    else isOut.add(edit.order);
  }
  return problems.filter((_, order) => !isOut.has(order));
}
