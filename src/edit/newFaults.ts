import type { Loaded } from '#load/loadSite.ts';
import type { Problem } from '#problems/Problem.ts';

/**
 * What is wrong with a site after a change and was not before; nothing when the change is no worse.
 * Where the file was wrong already, a change may bring faults to light that were hidden behind those
 * that it removed.
 */
export function newFaults(before: Loaded, after: Loaded): Problem[] {
  if (after.site) return [];
  const [known, found] = [errorsOf(before), errorsOf(after)];
  const isNoneGone = missingFrom(found, known).length === 0;
  return before.site || isNoneGone ? missingFrom(known, found) : [];
}

/** What is unwise after a change and was not before. */
export function newWarnings(before: Loaded, after: Loaded): Problem[] {
  const known = new Set(before.problems.map(({ message }) => message));
  return after.problems.filter(
    ({ severity, message }) => severity === 'warning' && !known.has(message),
  );
}

function errorsOf({ problems }: Loaded): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** The faults that are not among the known ones. The same words may be there more than once. */
function missingFrom(known: readonly Problem[], faults: readonly Problem[]): Problem[] {
  const left = known.map(({ code, message }) => `${code} ${message}`);
  return faults.filter(({ code, message }) => {
    const index = left.indexOf(`${code} ${message}`);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
