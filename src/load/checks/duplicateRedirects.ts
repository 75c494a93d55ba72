import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Facts } from './Check.ts';
import { repeats } from './repeats.ts';

/** One address cannot lead to two places. */
export function duplicateRedirects(facts: Facts): Problem[] {
  const fields = facts.fields.filter(({ kind }) => kind === 'former');
  return repeats(fields, facts).map(({ value, spot, first: { start, end } }) => {
    const related = [{ start, end, message: `${value} stands here first.` }];
    return createProblem('duplicate-redirect', { from: value }, { ...spot, related });
  });
}
