import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { endOfValue, lineAt } from './lines.ts';
import { tryFixes } from './tryFixes.ts';

/** A quote that is never closed, most likely at the end of its line. Offered only: texts can go on. */
export function closeQuote(problem: Problem, context: FixContext): Fix | undefined {
  const mark = context.source.slice(problem.start, problem.end);
  return close(problem, mark, context);
}

/** A bracket that is never closed, most likely at the end of its line. Offered only. */
export function closeBracket(problem: Problem, context: FixContext): Fix | undefined {
  const open = context.source.slice(problem.start, problem.end);
  return close(problem, open === '{' ? '}' : ']', context);
}

/** `${constants.x` without its brace: at the end of the name, when that refers to something. */
export function closeReference(problem: Problem, context: FixContext): Fix | undefined {
  const at = problem.end;
  return tryFixes(problem, [{ edits: [{ start: at, end: at, text: '}' }], isSafe: true }], context);
}

function close(problem: Problem, mark: string, context: FixContext): Fix | undefined {
  const line = lineAt(context.source, problem.start);
  const ends = [endOfValue(context.source, problem.start), line.end];
  // Inside a list or group, before each mark that may follow.
  for (const match of line.text.slice(problem.end - line.start).matchAll(/ ?[\]},]/g))
    ends.push(problem.end + match.index);
  const fixes = [mark, ` ${mark}`].flatMap((text) =>
    ends.map((at) => ({ edits: [{ start: at, end: at, text }], isSafe: false })),
  );
  return tryFixes(problem, fixes.slice(0, 12), context);
}
