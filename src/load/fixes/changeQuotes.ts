import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { lineAt } from '../lines.ts';
import { endOfValue } from './lines.ts';
import { tryFixes } from './tryFixes.ts';

/** `'It's here'` and `"One" more`: the whole value in quotes of the other kind. */
export function changeQuotes(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const line = lineAt(source, problem.start);
  const lead = /^\s*(?:- +)*(?:[\w-]+: +)?(?=["'])/.exec(line.text)?.[0];
  if (lead === undefined) return undefined;
  const start = line.start + lead.length;
  const end = endOfValue(source, start);
  const text = source.slice(start, end);
  const mark = text.charAt(0);
  const other = mark === '"' ? "'" : '"';
  const inner = text.endsWith(mark) && text.length > 2 ? text.slice(1, -1) : text;
  if (inner.includes(other) || inner.includes('\\')) return undefined;
  const fix = { edits: [{ start, end, text: other + inner + other }], isSafe: true };
  return tryFixes(problem, [fix], context);
}
