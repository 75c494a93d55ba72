import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** Another mark at the start of an item, or of all items of a list: a dash in its place, with an ordinary space behind it. */
export function replaceDash(problem: Problem, context: FixContext): Fix | undefined {
  const { start, end, fix } = problem;
  if (fix) return tryFixes(problem, [fix], context);
  const odd = /^\u00A0*/.exec(context.source.slice(end, end + 9))?.[0].length ?? 0;
  const edit = { start, end: end + odd, text: odd > 0 ? '- ' : '-' };
  return tryFixes(problem, [{ edits: [edit], isSafe: true }], context);
}
