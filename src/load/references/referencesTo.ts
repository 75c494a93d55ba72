import type { Range } from '#problems/Problem.ts';
import type { Path } from '../tree.ts';
import { maxDepth } from '../yaml/buildTree.ts';
import { isRoot, stepsOfPath } from './referenceRoots.ts';

/** Where a text refers to one of some paths, or into it: the last name of the path in each reference, also one that cannot be a name. */
export function referencesTo(paths: readonly Path[], source: string): Range[] {
  const names = new Map(
    paths.flatMap((path) => {
      const steps = stepsOfPath(path).map(String);
      return steps.length > 1 && isRoot(steps[0] ?? '') ? [[steps.join('.'), steps.at(-1)]] : [];
    }),
  );
  if (names.size === 0) return [];
  return [...source.matchAll(/(?<!\$)(\$\{\s*)([^\s{}|]+)(?=\s*[|}])/g)].flatMap(
    ({ 1: open = '', 2: written = '', index }) => {
      const steps = written.split('.', maxDepth);
      const wholes = steps.map((_, at) => steps.slice(0, at + 1).join('.'));
      const whole = wholes.find((one) => names.has(one));
      const last = names.get(whole ?? '');
      if (whole === undefined || last === undefined) return [];
      const end = index + open.length + whole.length;
      return [{ start: end - last.length, end }];
    },
  );
}
