import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Facts, Spot } from './Check.ts';
import { valueSpot } from './spots.ts';

/** Two pages cannot have one path: the second would never be shown. */
export function duplicatePaths({ fields, tree }: Facts): Problem[] {
  const first = new Map<string, Spot>();
  return fields
    .filter((field) => field.kind === 'path')
    .flatMap(({ value, path }) => {
      const spot = valueSpot(tree, path);
      const earlier = first.get(value);
      if (!earlier) {
        first.set(value, spot);
        return [];
      }
      const related = [
        { start: earlier.start, end: earlier.end, message: `${value} stands here first.` },
      ];
      return createProblem('duplicate-path', { path: value }, { ...spot, related });
    });
}
