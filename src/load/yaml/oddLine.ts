import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import {
  contentColumn,
  hasContent,
  indentOf,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
} from '../lines.ts';
import { listFor } from '../schemaAt.ts';
import { type ParserError, placeOf } from './ParserError.ts';

/** What is odd about the first line with content from `lineStart` on, or about the part that it follows. */
export function oddLine(
  { source, schema }: Pick<ParserError, 'source' | 'schema'>,
  lineStart: number,
): Problem {
  const at = lineAt(source, lineStart);
  const line = hasContent(at) ? at : (lineAfter(source, at) ?? at);
  const before = lineBefore(source, line);
  if (!before) return wrongIndentation(line, schema, undefined);
  // A list whose first item has no dash is a group, until the next item.
  let first = before;
  for (let above = lineBefore(source, before); above && indentOf(above) > indentOf(line);) {
    first = above;
    above = lineBefore(source, above);
  }
  const isSameColumn = indentOf(line) === indentOf(before);
  const lost =
    [before, line, first].find((other) => isLikeItems(source, other)) ??
    // An item on one line, which no key can be.
    (isSameColumn && /^ *[{[*"']/.test(before.text) && (isItem(line) || isInBraces(line))
      ? before
      : undefined);
  if (lost) return createProblem('missing-dash', {}, placeOfFirstWord(lost));
  // An item belongs under the dash of the item before, a key under the key after that dash.
  return wrongIndentation(line, schema, isItem(line) ? indentOf(before) : contentColumn(before));
}

/**
 * Whether a line starts as the items beside it do: `type: hero` among `- type: …`, `{ send: … }` among
 * `- { send: … }`. What is in braces may also be an item among those that begin with a key.
 */
export function isLikeItems(source: string, line: Line): boolean {
  const [, brace, key] = /^ *(\{)? *([\w-]+:)?/.exec(line.text) ?? [];
  // `{ type: email }` among `- type: line`, too.
  const starts = [brace, key].filter((start) => start !== undefined);
  if (starts.length === 0) return false;
  const column = indentOf(line);
  return [lineBefore, lineAfter].some((step) => {
    let other = step(source, line);
    while (other && (indentOf(other) > column || (indentOf(other) === column && !isItem(other))))
      other = step(source, other);
    if (other === undefined) return false;
    const item = other.text.trimStart();
    if (starts.some((start) => item.startsWith(`- ${start}`)))
      return [indentOf(other), contentColumn(other)].includes(column);
    return brace !== undefined && /^- [\w-]+:/.test(item) && indentOf(other) === column;
  });
}

function wrongIndentation(line: Line, schema: SiteSchema, neighbour: number | undefined): Problem {
  const [begins = ''] = /^(?:\/\/|<!--|-(?=[\p{L}\d{["'])|\.{3}$)/u.exec(line.text.trim()) ?? [];
  const [, key, value] = /^ *- ([\w-]+): +(\S+)/.exec(line.text) ?? [];
  const list = key === undefined ? undefined : listFor({ [key]: value }, schema);
  return createProblem('wrong-indentation', { neighbour, begins, list }, placeOfFirstWord(line));
}

function placeOfFirstWord(line: Line) {
  const start = line.start + indentOf(line);
  const [word = ''] = /^[^\s:]+/.exec(line.text.trimStart()) ?? [];
  return placeOf(start, start + word.length);
}

function isInBraces({ text }: Line): boolean {
  return /^ *\{.*\} *$/.test(text);
}

function isItem(line: Line): boolean {
  return /^ *-(?: |$)/.test(line.text);
}
