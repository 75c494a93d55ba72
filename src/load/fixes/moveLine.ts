import type { Fix, Problem } from '#problems/Problem.ts';
import type { FixContext } from './Fixer.ts';
import { indentOf, type Line, lineAfter, lineAt, lineBefore } from '../lines.ts';
import { spaceAfterDash } from './spaceAfter.ts';
import { tryFixes } from './tryFixes.ts';

/**
 * A line that starts at a column of its own moves to that of its neighbours. Often another line has
 * moved, and this one is only where YAML stumbles: the line before it, or one at an odd column. What
 * makes the file right is taken; where several do, what leaves the fewest lines at odd columns.
 */
export function moveLine(problem: Problem, context: FixContext): Fix | undefined {
  const { source } = context;
  const line = lineAt(source, problem.start);
  const before = lineBefore(source, line);
  const after = lineAfter(source, line);
  const own = leadOf(line).length;
  const dash = /^\s*-(?=[^\s-])/.exec(line.text)?.[0].length;
  // Mostly a tab stands for one step.
  const tabs = /^\t+/.exec(line.text)?.[0].length;
  const stepwise =
    tabs === undefined ? undefined : tryFixes(problem, [indent(line, 2 * tabs)], context);
  if (stepwise) return stepwise;

  const fixes = [
    ...[line, before].flatMap((other) => (other ? addColonTo(other) : [])),
    ...(dash === undefined ? [] : [spaceAfterDash({ end: line.start + dash })]),
    ...columnsNear([before, after, ...parentsOf(source, line)], own)
      .filter((column) => !joinsText(source, line, column))
      .map((column) => indent(line, column)),
    ...(before ? [indent(before, own)] : []),
    ...oddLines(source)
      .filter((odd) => odd.start !== line.start)
      .slice(0, 3)
      .flatMap((odd) => [indent(odd, indentOf(odd) - 1), indent(odd, indentOf(odd) + 1)]),
  ];
  return tryFixes(problem, fixes, { ...context, rank: (text) => oddLines(text).length });
}

/** Whether a key or an item would become part of the text of several lines above it, which takes in all that stands deeper. */
function joinsText(source: string, line: Line, column: number): boolean {
  if (!/^\s*(?:-+ +)?[\w-]+:(?:\s|$)/.test(line.text)) return false;
  let above = lineBefore(source, line);
  while (above && indentOf(above) >= column) above = lineBefore(source, above);
  return above !== undefined && /: +[|>][-+\d]*\s*(?:#.*)?$/.test(above.text);
}

/** The columns that a line is likely to belong to, the nearest to where it is first. */
function columnsNear(near: readonly (Line | undefined)[], own: number): number[] {
  const columns = near.flatMap((other) => {
    if (!other) return [];
    const column = indentOf(other);
    return /:\s*(?:#.*)?$|^\s*- /.test(other.text) ? [column + 2, column] : [column];
  });
  return [...new Set([...columns, own - 1, own + 1])]
    .filter((column) => column >= 0)
    .toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));
}

/** The lines above that a line may stand inside of, the innermost first. */
function parentsOf(source: string, line: Line): Line[] {
  const parents: Line[] = [];
  let above = lineBefore(source, line);
  for (let steps = 0; above && steps < 60; steps++) {
    if (indentOf(above) < indentOf(parents.at(-1) ?? { ...above, text: ' '.repeat(99) }))
      parents.push(above);
    above = lineBefore(source, above);
  }
  return parents.slice(0, 4);
}

/** Lines that start at an odd column, in a file whose steps are two spaces. */
function oddLines(source: string): Line[] {
  const odd: Line[] = [];
  for (const match of source.matchAll(/^ (?: {2})*(?=[^\s#])/gm))
    odd.push(lineAt(source, match.index));
  return odd;
}

/** All that stands before the first word, other spaces and tabs included. */
function leadOf(line: Line): string {
  return /^[^\S\r\n]*/.exec(line.text)?.[0] ?? '';
}

/** A line without a colon goes on with the text above, until YAML stumbles over the column of the next. */
function addColonTo(line: Line): Fix[] {
  const word = /^\s*(?:- +)?[\w-]+(?= +[^\s:#])/.exec(line.text)?.[0];
  const text = line.text.replace(/ #.*$/, '');
  if (word === undefined || text.includes(':')) return [];
  const at = line.start + word.length;
  return [{ edits: [{ start: at, end: at, text: ':' }], isSafe: true }];
}

function indent(line: Line, column: number): Fix {
  const { start } = line;
  const edit = { start, end: start + leadOf(line).length, text: ' '.repeat(column) };
  return { edits: [edit], isSafe: true };
}
