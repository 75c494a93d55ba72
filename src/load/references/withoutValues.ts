import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';

/** These say which variable is wrong, and never what it holds. */
const ownCodes: readonly Code[] = ['unread-variable', 'variable-needs-number'];

/**
 * The problems of a site without what its environment holds, which may be nobody's business and ends up in
 * logs. What is wrong with the defaults, too, is said of them; all else is the fault of the variables.
 */
export function withoutValues(
  problems: readonly Problem[],
  withDefaults: readonly Problem[],
  variables: readonly string[],
): Problem[] {
  return problems.map((problem) => {
    if (ownCodes.includes(problem.code)) return problem;
    const { code, start, end, path, severity } = problem;
    const same = withDefaults.find((one) => one.code === code && one.start === start);
    if (same) return same;
    const facts = { variables, code };
    return { ...createProblem('unfit-variable', facts, { start, end, path }), severity };
  });
}
