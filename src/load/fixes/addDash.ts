import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** An item of a list without its dash: before its first word, or in place of the two spaces there. */
export function addDash(problem: Problem, context: FixContext): Fix | undefined {
  const { start } = problem;
  const fixes = [{ start, end: start, text: '- ' }];
  if (context.source.slice(start - 2, start) === '  ') {
    fixes.push({ start: start - 2, end: start, text: '- ' });
  }
  return tryFixes(
    problem,
    fixes.map((edit) => ({ edits: [edit], isSafe: true })),
    context,
  );
}
