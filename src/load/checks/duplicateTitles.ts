import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Facts, Spot } from './Check.ts';
import { valueSpot } from './spots.ts';

/** Two pages of one title cannot be told apart in tabs, bookmarks and search results. */
export function duplicateTitles({ fields, tree }: Facts): Problem[] {
  const first = new Map<string, Spot>();
  return fields
    .filter((field) => field.kind === 'title')
    .flatMap(({ value, path }) => {
      const spot = valueSpot(tree, path);
      const earlier = first.get(value);
      if (!earlier) {
        first.set(value, spot);
        return [];
      }
      const related = [
        { start: earlier.start, end: earlier.end, message: 'The other page stands here.' },
      ];
      return createProblem('duplicate-title', { title: value }, { ...spot, related });
    });
}
