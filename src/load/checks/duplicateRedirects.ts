import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';
import { repeats } from './repeats.ts';

/** One address cannot lead to two places. */
export function duplicateRedirects(context: CheckContext): Problem[] {
  const fields = context.fields.filter(({ kind }) => kind === 'former');
  return repeats(fields, context).map(({ value, location, first: { start, end } }) => {
    const related = [{ start, end, message: `${value} stands here first.` }];
    return createProblem('duplicate-redirect', { from: value }, { ...location, related });
  });
}
