import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { replaceWord } from './replaceWord.ts';
import { spaceAfterDash } from './spaceAfter.ts';
import { tryFixes } from './tryFixes.ts';

/** A key with a slip in it; or `-use`, an item of a list whose dash has no space behind it. */
export function replaceKey(problem: Problem, context: FixContext): Fix | undefined {
  if (!/^-\w/.test(context.source.slice(problem.start, problem.end)))
    return replaceWord(problem, context);
  return tryFixes(problem, [spaceAfterDash({ end: problem.start + 1 })], context);
}
