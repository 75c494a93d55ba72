import type { Fixer } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** The fix that came with the problem, once it is seen that it takes the problem away. */
export const proveFix: Fixer = (problem, context) =>
  problem.fix && tryFixes(problem, [problem.fix], context);
