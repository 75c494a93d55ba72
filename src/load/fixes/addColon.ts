import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** `label Learn more`: a colon after the first word, when the file is right with it. */
export function addColon(problem: Problem, context: FixContext): Fix | undefined {
  const word = /^["']?[\w-]+["']?/.exec(context.source.slice(problem.start, problem.end))?.[0];
  if (word === undefined) return undefined;
  const at = problem.start + word.length;
  const space = context.source[at] === ' ' || at >= problem.end ? '' : ' ';
  const fix = { edits: [{ start: at, end: at, text: `:${space}` }], isSafe: true };
  return tryFixes(problem, [fix], context);
}
