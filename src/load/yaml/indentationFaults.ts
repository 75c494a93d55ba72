import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { indentOf, type Line, lineAfter, lineAround, lineBefore } from './lines.ts';

/** A line that starts with a tab. */
export function tabIndentation({ error, source, start }: Fault): Problem | undefined {
  if (error.code !== 'TAB_AS_INDENT') return undefined;
  const tabs = /^\t+/.exec(source.slice(start))?.[0].length ?? 1;
  return createProblem('tab-indentation', {}, placeOf(start, start + tabs));
}

/** A line before a key or an item that starts with a space that YAML does not count. */
export function unusualIndentation({ source }: Fault): Problem | undefined {
  const match =
    /^( *)([\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000][\s\u200B]*)(?:- |[\w-]+:)/m.exec(source);
  if (!match) return undefined;
  const at = match.index + (match[1] ?? '').length;
  const name = `U+${source.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  return createProblem('unusual-indentation', { name }, placeOf(at, at + (match[2] ?? '').length));
}

/** A line that starts at a column where nothing else starts. */
export function oddIndentation({ error, source, start }: Fault): Problem | undefined {
  const isOdd = error.code === 'BAD_INDENT' || /Unexpected scalar at node end/.test(error.message);
  return isOdd ? oddLine(source, lineAround(source, start).start) : undefined;
}

/**
 * The first word of the line at `lineStart` (or the next that is not empty), or of the line before
 * it, when that one alone stands at a column of its own.
 */
export function oddLine(source: string, lineStart: number): Problem {
  const line = lineAround(
    source,
    lineStart + (/^\s*/.exec(source.slice(lineStart))?.[0].length ?? 0),
  );
  const before = lineBefore(source, line);
  const after = lineAfter(source, line);
  const isFirstChild =
    before &&
    after &&
    indentOf(after) === indentOf(line) &&
    contentColumn(before) > indentOf(line) &&
    !/^ *- /.test(before.text) &&
    isParent(lineBefore(source, before), line);
  return isFirstChild
    ? told(before, indentOf(line))
    : told(line, before && columnFor(line, before));
}

/** Whether a line opens a part that a line with this indentation belongs to. */
function isParent(parent: Line | undefined, line: Line): boolean {
  return (
    parent !== undefined &&
    /:\s*(?:#.*)?$/.test(parent.text) &&
    contentColumn(parent) < indentOf(line)
  );
}

function told(line: Line, neighbour: number | undefined): Problem {
  const start = line.start + indentOf(line);
  const word = /^[^\s:]+/.exec(line.text.trimStart())?.[0] ?? '';
  return createProblem('wrong-indentation', { neighbour }, placeOf(start, start + word.length));
}

/** Where a line belongs that follows another: an item under the dash of the item before, a key under the key after that dash. */
function columnFor(line: Line, before: Line): number {
  return /^ *-(?: |$)/.test(line.text) ? indentOf(before) : contentColumn(before);
}

/** The column of a line's first word, dashes of list items passed over. */
function contentColumn(line: Line): number {
  return /^ *(?:- +)*/.exec(line.text)?.[0].length ?? 0;
}
