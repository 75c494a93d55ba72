import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import type { Fix, Problem } from '#problems/Problem.ts';

/** A text with what is wrong in it. */
type Validated = { source: string; problems: readonly Problem[] };
/** A text with what was done to get there. */
type Tried = Validated & { done: string[] };

/** One fix may make another visible: a file that is readable again is validated by more rules. */
const mostRounds = 10;
const mostSingleTries = 20;

/**
 * Applies the safe fixes of a text, judges it again, and repeats while it helps. Gives back the text
 * of which the least is wrong; never one with more problems than before, or with problems of a kind
 * that was not there.
 */
export function applyFixes(
  { file, source, problems }: Validated & { file: string },
  validate: (source: string) => Validated,
): { text: string; done: string[] } {
  const start: Tried = { source, problems, done: [] };
  let best = start;
  let current = start;
  for (let round = 0; round < mostRounds; round++) {
    const next = attempt(current, file, validate);
    if (!next) break;
    current = next;
    if (isBetter(next, start, best)) best = next;
  }
  if (best === start) best = fixSingly(start, file, validate);
  return { text: best.source, done: best.done };
}

/** All the safe fixes of a text at once. */
function attempt(
  from: Tried,
  file: string,
  validate: (source: string) => Validated,
): Tried | undefined {
  const chosen = withoutOverlaps(from.problems.filter(({ fix }) => fix?.isSafe));
  return chosen.length === 0 ? undefined : apply(from, chosen, { file, validate });
}

/** One safe fix after the other, where all at once did not help. */
function fixSingly(start: Tried, file: string, validate: (source: string) => Validated): Tried {
  let best = start;
  for (let tries = 0, at = 0; tries < mostSingleTries; tries++) {
    const problem = best.problems.filter(({ fix }) => fix?.isSafe)[at];
    if (!problem) break;
    const next = apply(best, [problem], { file, validate });
    if (isBetter(next, start, best)) best = next;
    else at++;
  }
  return best;
}

function apply(
  from: Tried,
  problems: readonly Problem[],
  { file, validate }: { file: string; validate: (source: string) => Validated },
): Tried {
  const source = applyEdits(
    from.source,
    problems.flatMap(({ fix }) => fix?.edits ?? []),
  );
  const done = problems.map((problem) => describe(problem, from.source, file));
  return { ...validate(source), done: [...from.done, ...done] };
}

function isBetter(next: Validated, start: Validated, best: Validated): boolean {
  const known = new Set(start.problems.map(({ code }) => code));
  return (
    next.problems.length < best.problems.length &&
    next.problems.every(({ code }) => known.has(code))
  );
}

function withoutOverlaps(problems: readonly Problem[]): Problem[] {
  const taken: Fix['edits'] = [];
  return problems.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    const isFree = edits.every((edit) =>
      taken.every((other) => edit.end < other.start || edit.start > other.end),
    );
    if (isFree) taken.push(...edits);
    return isFree;
  });
}

function describe({ code, fix, ...place }: Problem, source: string, file: string): string {
  const { line, column } = locate(place, source);
  const [edit] = fix?.edits ?? [];
  const before = edit ? source.slice(edit.start, edit.end) : '';
  const change = [before, edit?.text ?? ''].map((text) => JSON.stringify(shortened(text)));
  return `${file}:${line}:${column} fixed ${code}: ${change.join(' -> ')}`;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
