import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** `label: Home, to: / }`: the brace that opens the group, before its first key or after the key of the group. */
export function openBracket(problem: Problem, context: FixContext): Fix | undefined {
  const { start, end } = problem;
  const key = /^[\w-]+: +/.exec(context.source.slice(start, end))?.[0].length ?? 0;
  const fixes = [start, start + key].map((at) => ({
    edits: [{ start: at, end: at, text: '{ ' }],
    isSafe: true,
  }));
  return tryFixes(problem, fixes, context);
}
