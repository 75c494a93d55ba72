import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Facts } from './Check.ts';
import { repeats } from './repeats.ts';

/** Two pages cannot have one path: the second would never be shown. */
export function duplicatePaths(facts: Facts): Problem[] {
  const fields = facts.fields.filter(({ kind }) => kind === 'path');
  return repeats(fields, facts).map(({ value, spot, first: { start, end } }) => {
    const related = [{ start, end, message: `${value} stands here first.` }];
    return createProblem('duplicate-path', { path: value }, { ...spot, related });
  });
}
