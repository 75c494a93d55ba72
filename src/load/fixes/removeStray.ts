import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** The mark itself goes, when the file is right without it. */
export function removeStray(problem: Problem, context: FixContext): Fix | undefined {
  const { start, end } = problem;
  const fix = problem.fix ?? { edits: [{ start, end, text: '' }], isSafe: true };
  return tryFixes(problem, [fix], context);
}
