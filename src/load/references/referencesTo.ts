import type { Range } from '#problems/Problem.ts';
import type { Path } from '../tree.ts';
import { isRoot, stepsOfPath } from './referenceRoots.ts';

/** Where a text refers to a path, or into it: the last name of the path in each reference, also one that cannot be a name. */
export function referencesTo(path: Path, source: string): Range[] {
  const steps = stepsOfPath(path).map(String);
  const [root = '', whole] = [steps[0], steps.join('.')];
  if (steps.length < 2 || !isRoot(root)) return [];
  return [...source.matchAll(/(?<=(?<!\$)\$\{\s*)[^\s{}|]+(?=\s*[|}])/g)].flatMap(
    ({ 0: written, index }) => {
      const end = index + whole.length;
      return `${written}.`.startsWith(`${whole}.`)
        ? [{ start: end - (steps.at(-1)?.length ?? 0), end }]
        : [];
    },
  );
}
