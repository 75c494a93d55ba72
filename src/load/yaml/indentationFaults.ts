import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { indentOf, type Line, lineAfter, lineAt, lineBefore } from '../lines.ts';

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
  const isOdd =
    error.code === 'BAD_INDENT' ||
    /Unexpected scalar at node end|Sequence item without/.test(error.message);
  return isOdd ? oddLine(source, lineAt(source, start).start) : undefined;
}

/**
 * The line at `lineStart` (or the next that is not empty), or the one before it, when that is the
 * first of its part and stands where no other part of the file begins.
 */
export function oddLine(source: string, lineStart: number): Problem {
  const line = firstLineFrom(source, lineStart);
  const before = lineBefore(source, line);
  if (!before) return told(line, undefined);
  if (lacksDash(source, before, line)) return missingDash(before);
  if (!isItem(line) && isLikeItems(source, line)) return missingDash(line);
  return firstOddLine(source, line, before) ?? told(line, columnFor(line, before));
}

/** Any other fault right after the first line of a part that stands where no other part begins. */
export function oddIndentationBefore({ source, start }: Fault): Problem | undefined {
  const line = firstLineFrom(source, lineAt(source, start).start);
  const before = lineBefore(source, line);
  return before && firstOddLine(source, line, before);
}

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
  const next = usual + dash;
  if (indentOf(before) === usual || indentOf(line) !== next) return undefined;
  return !isItem(before) && isLikeItems(source, before) ? missingDash(before) : told(before, usual);
}

/** The line at an offset, or the next one that is neither empty nor a comment. */
function firstLineFrom(source: string, lineStart: number): Line {
  const line = lineAt(source, lineStart);
  return /^\s*[^\s#]/.test(line.text) ? line : (lineAfter(source, line) ?? line);
}

/** Whether a line ends in a colon, or in the mark of a text of several lines, so that the next one, which stands deeper, belongs to it. */
function opensPart(parent: Line, line: Line): boolean {
  return (
    /:\s*(?:&\S+\s*)?(?:[|>][-+\d]*\s*)?(?:#.*)?$/.test(parent.text) &&
    contentColumn(parent) <= indentOf(line)
  );
}

/** How far the lines of a part stand from the line that opens it: the usual of this file. */
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

/** Whether a line stands where the items of a list do, without their dash. */
function lacksDash(source: string, before: Line, line: Line): boolean {
  if (isItem(before)) return false;
  if (isLikeItems(source, before)) return true;
  // An item on one line, which no key can be.
  if (/^ *[{[*"']/.test(before.text)) return isItem(line) && indentOf(line) === indentOf(before);
  if (indentOf(line) !== indentOf(before) + 2) return false;
  let after: Line | undefined = line;
  while (after && indentOf(after) > indentOf(before)) after = lineAfter(source, after);
  const earlier = lineBefore(source, before);
  const isBesideItems = [after, earlier].some(
    (other) => other && indentOf(other) === indentOf(before) && isItem(other),
  );
  return (
    isBesideItems ||
    (earlier !== undefined && isItem(earlier) && contentColumn(earlier) === indentOf(line))
  );
}

/** Whether a line starts with the key that starts the items beside it: `type: hero` among `- type: …`. */
function isLikeItems(source: string, line: Line): boolean {
  const key = /^ *([\w-]+):/.exec(line.text)?.[1];
  if (key === undefined) return false;
  const isBeside = (other: Line | undefined) =>
    other !== undefined &&
    isItem(other) &&
    other.text.trimStart().startsWith(`- ${key}:`) &&
    [indentOf(other), contentColumn(other)].includes(indentOf(line));
  const after = besides(line, (from) => lineAfter(source, from));
  return isBeside(besides(line, (from) => lineBefore(source, from))) || isBeside(after);
}

/** The next line in a direction that stands no deeper than the item of a line may. */
function besides(line: Line, step: (from: Line) => Line | undefined): Line | undefined {
  let other = step(line);
  while (
    other &&
    indentOf(other) >= indentOf(line) &&
    !(isItem(other) && indentOf(other) === indentOf(line))
  )
    other = step(other);
  return other;
}

function missingDash(line: Line): Problem {
  const start = line.start + indentOf(line);
  const word = /^[^\s:]+/.exec(line.text.trimStart())?.[0] ?? '';
  return createProblem('missing-dash', {}, placeOf(start, start + word.length));
}

function told(line: Line, neighbour: number | undefined): Problem {
  const start = line.start + indentOf(line);
  const word = /^[^\s:]+/.exec(line.text.trimStart())?.[0] ?? '';
  return createProblem('wrong-indentation', { neighbour }, placeOf(start, start + word.length));
}

/** Where a line belongs that follows another: an item under the dash of the item before, a key under the key after that dash. */
function columnFor(line: Line, before: Line): number {
  return isItem(line) ? indentOf(before) : contentColumn(before);
}

function isItem(line: Line): boolean {
  return /^ *-(?: |$)/.test(line.text);
}

/** The column of a line's first word, dashes of list items passed over. */
function contentColumn(line: Line): number {
  return /^ *(?:- +)*/.exec(line.text)?.[0].length ?? 0;
}
