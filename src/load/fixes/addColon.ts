import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { tryFixes } from './tryFixes.ts';

/** `label Learn more`, `label = Learn more`, `label; Learn more` or `label, Learn more`: a colon after the first word, when the file is right with it. */
export function addColon(problem: Problem, context: FixContext): Fix | undefined {
  const text = context.source.slice(problem.start, problem.end);
  const [word, gap = ''] = /^(?:["']?[\w-]+["']?)( *[=;,] *(?=\S|$))?/.exec(text) ?? [];
  if (word === undefined) return undefined;
  const end = problem.start + word.length;
  const isSpaced = gap === '' && context.source[end] === ' ';
  const space = isSpaced || end === problem.end ? '' : ' ';
  const edit = { start: end - gap.length, end, text: `:${space}` };
  return tryFixes(problem, [{ edits: [edit], isSafe: true }], context);
}
