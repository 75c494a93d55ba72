import type { Loaded } from '#load/loadSite.ts';
import type { Problem } from '#problems/Problem.ts';

/**
 * The errors of a site after a change that it did not have before; none when the change is no worse.
 * Where the file was wrong already, a change may reveal errors that were hidden behind those that it
 * removed.
 */
export function newErrors(before: Loaded, after: Loaded): Problem[] {
  if (after.site) return [];
  const [known, found] = [errorsOf(before), errorsOf(after)];
  const isNoneGone = missingFrom(found, known).length === 0;
  return before.site || isNoneGone ? missingFrom(known, found) : [];
}

/** The warnings after a change that were not there before. */
export function newWarnings(before: Loaded, after: Loaded): Problem[] {
  const known = new Set(before.problems.map(({ message }) => message));
  return after.problems.filter(
    ({ severity, message }) => severity === 'warning' && !known.has(message),
  );
}

function errorsOf({ problems }: Loaded): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** The problems that are not among the known ones. The same words may be there more than once. */
function missingFrom(known: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const left = known.map(({ code, message }) => `${code} ${message}`);
  return problems.filter(({ code, message }) => {
    const index = left.indexOf(`${code} ${message}`);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
