import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { anchorFieldsByPage } from './anchorsByPage.ts';
import type { CheckContext } from './CheckContext.ts';
import { repeats } from './repeats.ts';

/** Two sections of one page cannot have one id. */
export function duplicateIds(context: CheckContext): Problem[] {
  return anchorFieldsByPage(context).flatMap((anchors) =>
    repeats(anchors, context).map(({ value, location, first: { start, end } }) => {
      const related = [{ start, end, message: `${value} stands here first.` }];
      return createProblem('duplicate-id', { id: value }, { ...location, related });
    }),
  );
}
