import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { endOfValue } from './lines.ts';
import { tryFixes } from './tryFixes.ts';

/** A text that YAML misreads without quotes: the whole value is put in quotes. */
export function putInQuotes(problem: Problem, context: FixContext): Fix | undefined {
  return quoteFrom(problem.start, problem, context);
}

/** The same for a reference inside brackets; the text that it stands in ends at the next comma or bracket. */
export function putReferenceInQuotes(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const before = /[^[{,:\n]*$/.exec(source.slice(0, problem.start))?.[0] ?? '';
  const start = problem.start - before.trimStart().length;
  const rest = /^[^\],}\n]*/.exec(source.slice(problem.end))?.[0] ?? '';
  return quote(start, problem.end + rest.trimEnd().length, problem, context);
}

function quoteFrom(start: number, problem: Problem, context: FixContext): Fix | undefined {
  return quote(start, endOfValue(context.source, start), problem, context);
}

function quote(start: number, end: number, problem: Problem, context: FixContext): Fix | undefined {
  const text = context.source.slice(start, end);
  if (/["\\]/.test(text)) return undefined;
  return tryFixes(problem, [{ edits: [{ start, end, text: `"${text}"` }], isSafe: true }], context);
}
