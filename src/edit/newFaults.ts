import type { Loaded } from '#load/loadSite.ts';
import type { Problem } from '#problems/Problem.ts';

/**
 * What is wrong with a site after a change and was not before; nothing when the change is no worse.
 * Where the file was wrong already, a change may bring faults to light that were hidden behind those
 * that it took away.
 */
export function newFaults(before: Loaded, after: Loaded): Problem[] {
  if (after.site) return [];
  const [known, found] = [errorsOf(before), errorsOf(after)];
  const fresh = without(known, found);
  const isNoneGone = without(found, known).length === 0;
  return before.site || isNoneGone ? fresh : [];
}

function errorsOf({ problems }: Loaded): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** The faults that are not among the known ones. The same words may be there more than once. */
function without(known: readonly Problem[], faults: readonly Problem[]): Problem[] {
  const left = new Map<string, number>();
  for (const fault of known) left.set(wordsOf(fault), (left.get(wordsOf(fault)) ?? 0) + 1);
  return faults.filter((fault) => {
    const count = left.get(wordsOf(fault)) ?? 0;
    left.set(wordsOf(fault), count - 1);
    return count <= 0;
  });
}

function wordsOf({ code, message }: Problem): string {
  return `${code} ${message}`;
}

/** What is unwise after a change and was not before. */
export function newWarnings(before: Loaded, after: Loaded): Problem[] {
  const warnings = (loaded: Loaded) =>
    loaded.problems.filter(({ severity }) => severity === 'warning');
  const known = new Set(warnings(before).map(({ message }) => message));
  return warnings(after).filter(({ message }) => !known.has(message));
}
