import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** `{ name: Gold from: 20 }`: a comma behind the value, or in place of the mark that stands there. */
export function addComma(problem: Problem, context: FixContext): Fix | undefined {
  const before = context.source.slice(0, problem.start).trimEnd();
  const end = before.length;
  const behind = { start: end, end, text: ',' };
  const instead = { start: end - 1, end, text: ',' };
  const edits = before.endsWith(';')
    ? [instead]
    : before.endsWith('.')
      ? [behind, instead]
      : [behind];
  return tryFixes(
    problem,
    edits.map((edit) => ({ edits: [edit], isSafe: true })),
    context,
  );
}
