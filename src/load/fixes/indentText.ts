import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { indentOf, type Line, lineAfter, lineAt, lineBefore } from '../lines.ts';
import { tryFixes } from './tryFixes.ts';

/** Lines of running text below the text that they go on with: deeper than its key. Only offered. */
export function indentText(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const first = lineAt(source, problem.start);
  const above = lineBefore(source, first);
  if (!above) return undefined;
  const dashes = /^ *((?:- +)*)[\w-]+:/.exec(above.text)?.[1]?.length;
  const column = indentOf(above) + (dashes === undefined ? 0 : dashes + 2);
  const lines: Line[] = [];
  let line: Line | undefined = first;
  while (line && isProse(line)) {
    lines.push(line);
    line = lineAfter(source, line);
  }
  const edits = lines.map((one) => ({
    start: one.start,
    end: one.start + indentOf(one),
    text: ' '.repeat(column),
  }));
  const fix = tryFixes(problem, [{ edits, isSafe: false }], context);
  return fix && { ...fix, isSafe: false };
}

function isProse({ text }: Line): boolean {
  return !/^\s*-(?: |$)|:(?:\s|$)/.test(text);
}
