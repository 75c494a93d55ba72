import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { indentOf, type Line, lineAt, neighbour } from './lines.ts';
import { tryFixes } from './tryFixes.ts';

/**
 * A line that starts at a column of its own moves to that of its neighbours, or one or two further
 * in or out: to the only one of these columns at which the file is right.
 */
export function moveLine(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const line = lineAt(source, problem.start);
  const lead = /^[^\S\r\n]*/.exec(line.text)?.[0] ?? '';
  const near = [neighbour(source, line, 'before'), neighbour(source, line, 'after')];
  const columns = [
    ...near.flatMap((other) => (other ? [indentOf(other), indentOf(other) + 2] : [])),
    ...near.flatMap((other) => (other && /^ *- /.test(other.text) ? [indentOf(other) + 2] : [])),
    lead.replaceAll('\t', '  ').length,
    lead.length - 1,
    lead.length + 1,
    lead.length - 2,
    lead.length + 2,
  ];
  const fixes = [...new Set(columns)]
    .filter((column) => column >= 0)
    .map((column) => indent(line, lead, column));
  return tryFixes(problem, fixes, context);
}

function indent(line: Line, lead: string, column: number): Fix {
  const start = line.start;
  return { edits: [{ start, end: start + lead.length, text: ' '.repeat(column) }], isSafe: true };
}
