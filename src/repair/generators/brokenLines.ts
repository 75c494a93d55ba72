import {
  contentColumn,
  indentOf,
  isLong,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  lineBreakOf,
} from '#load/lines.ts';
import { fieldsOf } from '#load/schemaNodes.ts';
import { isFieldName } from '#load/schemaAt.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { type Candidate, change, type Generator, placeOf } from '../Candidate.ts';

/** A line that was broken is rarely far from what YAML stumbles over; inside brackets, it stumbles where they begin. */
const mostLinesAway = 2;
const mostLinesInBrackets = 40;

/**
 * A line that was broken in two by an Enter too many: its end is further left than the line that it
 * belongs to, and begins with no key of the format. With or without a space between the two.
 */
export const joinBroken: Generator = ({ problem: { code, start }, source, schema }) => {
  const own = lineAt(source, start);
  const isBracket = code === 'unclosed-bracket';
  const near = [
    own,
    ...linesFrom(own, mostLinesAway, (line) => lineBefore(source, line)),
    ...linesFrom(own, isBracket ? mostLinesInBrackets : 1, (line) => lineAfter(source, line)),
  ];
  return near.flatMap((line, cost): Candidate[] => {
    const above = lineBefore(source, line);
    if (!above || indentOf(line) > indentOf(above) || beginsPart(line, schema)) return [];
    // Comments between the two stay where they are, and nothing is put behind one.
    const isNext = source.slice(above.start, line.start).split('\n').length === 2;
    const isKey = /^\s*[\w-]+:(?:\s|$)/.test(line.text);
    const isCut = isBracket || /^\s*(?:- +)*[\w-]+$/.test(above.text);
    if (!isNext || /(?:^|\s)#/.test(above.text) || (isKey && !isCut)) return [];
    const from = line.start + indentOf(line);
    const cause = createProblem('broken-line', {}, placeOf(from, line.end - from));
    // Two numbers make a third.
    const isOffered = /\d\s*$/.test(above.text) && /^\s*\d/.test(line.text);
    return ['', ' '].map((text) => ({ ...change(above.end, from, text), cause, isOffered, cost }));
  });
};

/** `label: Join to: /join`: two lines that became one. A text that only holds a colon is right in quotes. */
export const partJoined: Generator = ({ problem: { start }, source, schema }) => {
  const line = lineAt(source, start);
  if (isLong(line)) return [];
  const value = line.text.slice(start - line.start);
  const keys = [...value.matchAll(/( +)((?:- +)*)([\w-]+)(?=:(?: |$))/g)];
  return keys.flatMap(({ 1: gap = '', 2: dashes = '', 3: key = '', index }) => {
    if (!isFieldName(key, schema, { exactly: true })) return [];
    const end = start + index + gap.length;
    const from = end + dashes.length;
    const cause = createProblem('joined-lines', { key }, placeOf(from, key.length));
    return columnsFor(line, dashes !== '', source).map((column, cost) => ({
      ...change(start + index, end, lineBreakOf(source) + ' '.repeat(column)),
      cause,
      cost,
    }));
  });
};

function linesFrom(line: Line, most: number, step: (line: Line) => Line | undefined): Line[] {
  const lines: Line[] = [];
  for (let next = step(line); next && lines.length < most; next = step(next)) lines.push(next);
  return lines;
}

/** Whether a line begins with a dash, or with a word that can be a key there. */
function beginsPart({ text }: Line, schema: SiteSchema): boolean {
  const [, spaces = '', dash, word = ''] = /^( *)(- )?([\w-]*)/.exec(text) ?? [];
  if (dash !== undefined) return true;
  return spaces === ''
    ? fieldsOf(schema.SiteFile).has(word)
    : isFieldName(word, schema, { exactly: true });
}

/** Where the second line may have been: under the key of the first or of a part that it is in, or under the dash of one of the last items. */
function columnsFor(line: Line, isItem: boolean, source: string): number[] {
  if (isItem) {
    const items = source.slice(0, line.end).match(/^ *(?=- )/gm) ?? [];
    return [...new Set(items.map(({ length }) => length).toReversed())].slice(0, 3);
  }
  const columns: number[] = [];
  let open: Line | undefined = line;
  for (; open && columns.length < 4; open = lineBefore(source, open)) {
    const column = contentColumn(open);
    if (column < (columns.at(-1) ?? Infinity)) columns.push(column);
  }
  return columns;
}
