import type { Loaded } from '#load/loadSite.ts';
import type { Problem } from '#problems/Problem.ts';

/**
 * What is wrong with a site after a change and was not before; nothing when the change is no worse.
 * Where the file was wrong already, a change may bring faults to light that were hidden behind those
 * that it took away.
 */
export function newFaults(before: Loaded, after: Loaded): Problem[] {
  if (after.site) return [];
  const errors = (loaded: Loaded) => loaded.problems.filter(({ severity }) => severity === 'error');
  const known = new Set(errors(before).map(({ code, message }) => `${code} ${message}`));
  const fresh = errors(after).filter(({ code, message }) => !known.has(`${code} ${message}`));
  return before.site || errors(after).length - fresh.length === known.size ? fresh : [];
}

/** What is unwise after a change and was not before. */
export function newWarnings(before: Loaded, after: Loaded): Problem[] {
  const warnings = (loaded: Loaded) =>
    loaded.problems.filter(({ severity }) => severity === 'warning');
  const known = new Set(warnings(before).map(({ message }) => message));
  return warnings(after).filter(({ message }) => !known.has(message));
}
