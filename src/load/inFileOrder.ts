import { byPlace } from '#problems/applyEdits.ts';
import type { Problem } from '#problems/Problem.ts';

/** In the order of the file, each once: a part that is repeated with `*name` is validated at every use. */
export function inFileOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.toSorted(byPlace).filter(({ code, start, end, path }) => {
    const key = `${code} ${start} ${end} ${path.at(-1)}`;
    return !seen.has(key) && seen.add(key);
  });
}
