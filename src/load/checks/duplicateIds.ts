import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { anchorFieldsByPage } from './anchorsByPage.ts';
import type { Facts } from './Check.ts';
import { repeats } from './repeats.ts';

/** Two sections of one page cannot have one id. */
export function duplicateIds(facts: Facts): Problem[] {
  return anchorFieldsByPage(facts).flatMap((anchors) =>
    repeats(anchors, facts).map(({ value, spot, first: { start, end } }) => {
      const related = [{ start, end, message: `${value} stands here first.` }];
      return createProblem('duplicate-id', { id: value }, { ...spot, related });
    }),
  );
}
