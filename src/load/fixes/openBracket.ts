import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** `label: Home, to: / }`: the brace that opens the group, before its first key or after the key of the group. */
export function openBracket(problem: Problem, context: FixContext): Fix | undefined {
  const { start, end } = problem;
  const key = /^[\w-]+: +/.exec(context.source.slice(start, end))?.[0].length ?? 0;
  const fixes = [start, start + key].map((at) => {
    // Of two spaces the second stood inside the brace.
    const isInside = at > 0 && /\S {2}$/.test(context.source.slice(Math.max(0, at - 3), at));
    const edit = isInside
      ? { start: at - 1, end: at - 1, text: '{' }
      : { start: at, end: at, text: '{ ' };
    return { edits: [edit], isSafe: true };
  });
  return tryFixes(problem, fixes, context);
}
