import { groupBy } from '#load/groupBy.ts';
import { lineAt } from '#load/lines.ts';
import type { Layer } from '#load/loadSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import type { Problem } from '#problems/Problem.ts';
import { errorsOf } from './createValidator.ts';
import { withoutOverlaps } from './withoutHarm.ts';

/** A text with what is wrong in it, and how far it was validated. */
type Validated = { source: string; problems: readonly Problem[]; layer?: Layer };
/** The file as people name it; `path` where it is none but the site file, as its problems name it. */
type FileText = Validated & { file: string; path?: string | undefined };
/** A text with what was done to get there. */
type Tried = Validated & { done: string[] };

/** One fix may make another visible: a file that is readable again is validated by more rules. */
const mostRounds = 10;
const mostSingleTries = 20;

/**
 * Applies the safe fixes of a file, validates it again, and repeats while it helps: all at once, or
 * else one after the other. Gives back the text of which the least is wrong; never one with more
 * errors than before, with errors of a kind that was not there, or with as many and more warnings. What errors of
 * keys and values have hidden was there.
 */
export function applyFixes(
  { file, path, ...validated }: FileText,
  validate: (source: string) => Validated,
): { text: string; done: string[] } {
  const start: Tried = { ...validated, done: [] };
  const apply = (from: Tried, fixed: readonly Problem[]): Tried => {
    const edits = fixed.flatMap(({ fix }) => fix?.edits ?? []);
    const done = fixed.map((problem) => describe(problem, from.source, file));
    return { ...validate(applyEdits(from.source, edits)), done: [...from.done, ...done] };
  };
  let best = start;
  let current = start;
  for (let round = 0; round < mostRounds; round++) {
    const fixable = withoutOverlaps(safelyFixable(current, path));
    if (fixable.length === 0) break;
    current = apply(current, fixable);
    if (isBetter(current, start, best)) best = current;
  }
  const mostSingly = best === start ? mostSingleTries : 0;
  for (let tries = 0, at = 0; tries < mostSingly; tries++) {
    const problems = byList(safelyFixable(best, path))[at];
    if (!problems) break;
    const next = apply(best, withoutOverlaps(problems));
    if (isBetter(next, start, best)) best = next;
    else at++;
  }
  return { text: best.source, done: best.done };
}

/** The same fault of several items of a list is corrected in all of them, or in none. */
function byList(problems: readonly Problem[]): Problem[][] {
  const groups = groupBy([...problems.entries()], ([index, { code, path }]) =>
    typeof path.at(-1) === 'number' ? JSON.stringify([code, path.slice(0, -1)]) : String(index),
  );
  return [...groups.values()].map((group) => group.map(([, problem]) => problem));
}

function safelyFixable({ problems }: Validated, path: string | undefined): Problem[] {
  return problems.filter(({ fix, file }) => fix?.isSafe && file?.path === path);
}

/** With fewer errors, warnings that these have hidden are no loss; nor are errors, of lines that are as they were. */
export function isBetter(next: Validated, start: Validated, best: Validated): boolean {
  const [errors, fewest] = [errorsOf(next), errorsOf(best)];
  if (best.layer === 'schema' && next.layer === 'site') {
    const lines = new Set(start.source.split(/\r?\n/));
    return errors.every((error) =>
      lines.has(lineAt(error.file?.text ?? next.source, error.start).text),
    );
  }
  if (errors.length < fewest.length)
    return areKnown(withoutHiddenRules(errors, next, start), start);
  return (
    errors.length === fewest.length &&
    next.problems.length < best.problems.length &&
    areKnown(next.problems, start)
  );
}

/** Rules of a group are applied when its values are right: one that a line breaks which is as it was, was hidden. */
function withoutHiddenRules(errors: readonly Problem[], { source }: Validated, start: Validated) {
  const lines = new Set(start.source.split(/\r?\n/));
  const isHidden = ({ code, file, start: at }: Problem) =>
    code === 'broken-rule' && lines.has(lineAt(file?.text ?? source, at).text);
  return start.layer === 'schema' ? errors.filter((one) => !isHidden(one)) : errors;
}

function areKnown(problems: readonly Problem[], start: Validated): boolean {
  const known = new Set(start.problems.map(({ code }) => code));
  return problems.every(({ code }) => known.has(code));
}

function describe({ code, fix, ...place }: Problem, source: string, file: string): string {
  const { line, column } = locate(place, source);
  const [edit] = fix?.edits ?? [];
  const before = edit ? source.slice(edit.start, edit.end) : '';
  const change = [before, edit?.text ?? ''].map((text) =>
    JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text),
  );
  return `${file}:${line}:${column} fixed ${code}: ${change.join(' -> ')}`;
}
