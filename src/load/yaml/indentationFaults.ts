import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { indentOf, type Line, lineAfter, lineAt, lineBefore } from '../lines.ts';
import { type Explanation, placeOf } from './ParserError.ts';

/** A line that starts at a column where nothing else starts. */
export const oddIndentation: Explanation = ({ code, message, source, line }) => {
  const isOdd =
    code === 'BAD_INDENT' || /Unexpected scalar at node end|Sequence item without/.test(message);
  return isOdd ? oddLine(source, line.start) : undefined;
};

/**
 * The line at `lineStart` (or the next that is not empty), or the one before it, when that is the
 * first of its part and starts where no other part of the file begins.
 */
export function oddLine(source: string, lineStart: number): Problem {
  const line = firstLineFrom(source, lineStart);
  const before = lineBefore(source, line);
  if (!before) return wrongIndentation(line, undefined);
  if (lacksDash(source, before, line)) return missingDash(before);
  if (!isItem(line) && isLikeItems(source, line)) return missingDash(line);
  // An item belongs under the dash of the item before, a key under the key after that dash.
  const column = isItem(line) ? indentOf(before) : contentColumn(before);
  return firstOddLine(source, line, before) ?? wrongIndentation(line, column);
}

/** Any other error right after the first line of a part that starts where no other part begins. */
export const oddIndentationBefore: Explanation = ({ source, line: at }) => {
  const line = firstLineFrom(source, at.start);
  const before = lineBefore(source, line);
  return before && firstOddLine(source, line, before);
};

/** The line that begins the part which this one continues, when it is that one that is odd. */
function firstOddLine(source: string, line: Line, before: Line): Problem | undefined {
  let first = before;
  let stop = before;
  for (let next = lineBefore(source, before); next; next = lineBefore(source, next)) {
    if (indentOf(stop) <= indentOf(line)) break;
    first = stop;
    stop = next;
  }
  return (
    oddFirstLine(source, line, before) ??
    oddFirstLine(source, line, first) ??
    oddFirstLine(source, line, stop)
  );
}

function oddFirstLine(source: string, line: Line, before: Line): Problem | undefined {
  const parent = lineBefore(source, before);
  if (parent ? !opensPart(parent, before) : indentOf(before) === 0) return undefined;
  const usual = parent ? contentColumn(parent) + usualStep(source, isItem(before)) : 0;
  const dash = isItem(before) && !isItem(line) ? contentColumn(before) - indentOf(before) : 0;
  if (indentOf(before) === usual || indentOf(line) !== usual + dash) return undefined;
  return !isItem(before) && isLikeItems(source, before)
    ? missingDash(before)
    : wrongIndentation(before, usual);
}

/** The line at an offset, or the next one that is neither empty nor a comment. */
function firstLineFrom(source: string, lineStart: number): Line {
  const line = lineAt(source, lineStart);
  return /^\s*[^\s#]/.test(line.text) ? line : (lineAfter(source, line) ?? line);
}

/** Whether a line ends in a colon, or in the mark of a text of several lines, so that the next, deeper one belongs to it. */
function opensPart(parent: Line, line: Line): boolean {
  return (
    /:\s*(?:&\S+\s*)?(?:[|>][-+\d]*\s*)?(?:#.*)?$/.test(parent.text) &&
    contentColumn(parent) <= indentOf(line)
  );
}

/** How far the lines of a part are indented below the line that opens it: the most frequent step of this file. */
function usualStep(source: string, ofItems: boolean): number {
  const counts = new Map<number, number>();
  for (const match of source.matchAll(/^( *)((?:- +)*)[\w-]+:\s*(?:#.*)?\r?\n( *)(- )?(?=\S)/gm)) {
    const [, indent = '', dashes = '', child = '', dash] = match;
    const step = child.length - indent.length - dashes.length;
    if ((dash !== undefined) === ofItems && step >= 0 && (ofItems || step > 0))
      counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 2;
}

/** Whether a line is where the items of a list are, without their dash. */
function lacksDash(source: string, before: Line, line: Line): boolean {
  if (isItem(before)) return false;
  if (isLikeItems(source, before)) return true;
  // An item on one line, which no key can be.
  if (/^ *[{[*"']/.test(before.text)) return isItem(line) && indentOf(line) === indentOf(before);
  if (indentOf(line) !== indentOf(before) + 2) return false;
  let after: Line | undefined = line;
  while (after && indentOf(after) > indentOf(before)) after = lineAfter(source, after);
  const earlier = lineBefore(source, before);
  return (
    [after, earlier].some(
      (other) => other && isItem(other) && indentOf(other) === indentOf(before),
    ) ||
    (earlier !== undefined && isItem(earlier) && contentColumn(earlier) === indentOf(line))
  );
}

/** Whether a line starts with the key that starts the items beside it: `type: hero` among `- type: …`. */
function isLikeItems(source: string, line: Line): boolean {
  const key = /^ *([\w-]+):/.exec(line.text)?.[1];
  return (
    key !== undefined &&
    [lineBefore, lineAfter].some((step) => {
      let other = step(source, line);
      while (other && indentOf(other) >= indentOf(line) && !isItemAt(other, line))
        other = step(source, other);
      return (
        other !== undefined &&
        isItem(other) &&
        other.text.trimStart().startsWith(`- ${key}:`) &&
        [indentOf(other), contentColumn(other)].includes(indentOf(line))
      );
    })
  );
}

function isItemAt(other: Line, line: Line): boolean {
  return isItem(other) && indentOf(other) === indentOf(line);
}

function missingDash(line: Line): Problem {
  return createProblem('missing-dash', {}, placeOfFirstWord(line));
}

function wrongIndentation(line: Line, neighbour: number | undefined): Problem {
  return createProblem('wrong-indentation', { neighbour }, placeOfFirstWord(line));
}

function placeOfFirstWord(line: Line) {
  const start = line.start + indentOf(line);
  const [word = ''] = /^[^\s:]+/.exec(line.text.trimStart()) ?? [];
  return placeOf(start, start + word.length);
}

function isItem(line: Line): boolean {
  return /^ *-(?: |$)/.test(line.text);
}

/** The column of a line's first word after the dashes of list items. */
function contentColumn(line: Line): number {
  return /^ *(?:- +)*/.exec(line.text)?.[0].length ?? 0;
}
