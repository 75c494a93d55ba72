import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';
import { repeats } from './repeats.ts';

/** Two pages cannot have one path: the second would never be shown. */
export function duplicatePaths(context: CheckContext): Problem[] {
  const fields = context.fields.filter(({ kind }) => kind === 'path');
  return repeats(fields, context).map(({ value, location, first: { start, end } }) => {
    const related = [{ start, end, message: `${value} stands here first.` }];
    return createProblem('duplicate-path', { path: value }, { ...location, related });
  });
}
