import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { anchorFieldsByPage } from './anchorsByPage.ts';
import type { Facts, Spot } from './Check.ts';
import { valueSpot } from './spots.ts';

/** Two sections of one page cannot have one id. */
export function duplicateIds(facts: Facts): Problem[] {
  return anchorFieldsByPage(facts).flatMap((anchors) => {
    const first = new Map<string, Spot>();
    return anchors.flatMap(({ value, path }) => {
      const spot = valueSpot(facts.tree, path);
      const earlier = first.get(value);
      if (!earlier) {
        first.set(value, spot);
        return [];
      }
      const related = [
        { start: earlier.start, end: earlier.end, message: `${value} stands here first.` },
      ];
      return createProblem('duplicate-id', { id: value }, { ...spot, related });
    });
  });
}
