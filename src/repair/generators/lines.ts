import {
  indentOf,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  linesInside,
  removeLines,
} from '#load/lines.ts';
import { isFieldName } from '#load/schemaAt.ts';
import { createProblem } from '#problems/createProblem.ts';
import { type Candidate, change, type Generator, placeOf } from '../Candidate.ts';
import { endOf, readRows, rowAt } from './rows.ts';

/** `label Learn more`, `label = Learn more`, `label; Learn more`: a colon after the first word. */
export const addColon: Generator = ({ problem: { start, end }, source, schema }) => {
  const text = source.slice(start, end);
  const [word, gap = ''] = /^(?:["']?[\w-]+["']?)( *[=;,] *(?=\S|$))?/.exec(text) ?? [];
  if (word === undefined) return [];
  const at = start + word.length;
  const isSpaced = gap === '' && source[at] === ' ';
  const isProse = !isFieldName(word, schema) && /^\S+\s+\S+\s+\S/.test(text);
  return [
    { ...change(at - gap.length, at, isSpaced || at === end ? ':' : ': '), isOffered: isProse },
  ];
};

/** `body:` above paragraphs, headings and points, without the bar that makes one text of them. */
export const addBar: Generator = ({ problem, source, schema }) => {
  const rows = readRows(source);
  const at = rowAt(rows, problem.start);
  const below = rows[at]?.indent ?? 0;
  const opener = rows.findLast((row, index) => index < at && row.indent < below);
  const root = rows.findLast((row) => row.indent === 0 && row.start <= problem.start);
  // There, any name and any form is right.
  const isFree = root?.key === undefined || /^(?:constants|x-.*)$/.test(root.key);
  if (opener?.key === undefined || opener.opens !== 'part' || isFree) return [];
  const first = rows.indexOf(opener);
  const inside = rows.slice(
    first + 1,
    endOf(rows, first, (row) => row.indent <= opener.indent),
  );
  if (inside.some(({ key = '' }) => isFieldName(key, schema))) return [];
  const { text, start } = lineAt(source, opener.start);
  const colon = start + text.trimEnd().length;
  if (source[colon - 1] !== ':') return [];
  const from = start + opener.content;
  const place = placeOf(from, opener.key.length);
  return [
    {
      ...change(colon, colon, ' |'),
      cause: createProblem('missing-bar', { key: opener.key }, place),
      isPartial: true,
    },
  ];
};

/** `{ name: Gold from: 20 }`: a comma behind the value, or in place of the mark that is there. */
export const addComma: Generator = ({ problem, source }) => {
  const before = source.slice(0, problem.start).trimEnd();
  const end = before.length;
  const behind = change(end, end, ',');
  const instead = change(end - 1, end, ',');
  if (before.endsWith(';')) {
    const line = lineAt(source, problem.start);
    const all = [...line.text.matchAll(/;(?=\s*[\w-]+:\s)/g)].map(({ index }) => ({
      start: line.start + index,
      end: line.start + index + 1,
      text: ',',
    }));
    return [instead, { edits: all }];
  }
  return before.endsWith('.') ? [behind, instead] : [behind];
};

/** The line that begins an item, written twice: the first is an item without all that it needs. */
export const removeRepeated: Generator = ({ errors, source }) =>
  errors.slice(0, 3).flatMap(({ start, path }) => {
    const first = lineAt(source, start);
    const second = lineAfter(source, first);
    const text = first.text.trim();
    if (!text.startsWith('- ') || second?.text.trimEnd() !== first.text.trimEnd()) return [];
    const placeIn = (line: Line) => placeOf(line.start + indentOf(line), text.length);
    const { start: from, end } = placeIn(first);
    const related = [{ start: from, end, message: 'This is the first of the two.' }];
    const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
    const place = { ...placeIn(second), path: item, related };
    const cause = createProblem('repeated-line', { list: String(item.at(-2)) }, place);
    return [{ edits: [removeLines(source, second)], cause }];
  });

/** The mark itself goes. */
export const removeStray: Generator = ({ problem: { start, end } }) => [change(start, end, '')];

/** Lines of running text below the text that they go on with: deeper than its key. Only offered. */
export const indentText: Generator = ({ problem, source }) => {
  const first = lineAt(source, problem.start);
  const above = lineBefore(source, first);
  if (!above) return [];
  const dashes = /^ *((?:- +)*)[\w-]+:/.exec(above.text)?.[1]?.length;
  const column = indentOf(above) + (dashes === undefined ? 0 : dashes + 2);
  const edits: Candidate['edits'] = [];
  const isPart = ({ text }: Line) => /^\s*-(?: |$)|:(?:\s|$)/.test(text);
  let line: Line | undefined = first;
  for (; line && !isPart(line); line = lineAfter(source, line)) edits.push(indent(line, column));
  return [{ edits, isOffered: true }];
};

/** A line that begins with a tab or an unusual space: with the spaces of one step for each tab, or of a line near it. */
export const replaceIndent: Generator = ({ problem, source }) => {
  const line = lineAt(source, problem.start);
  const lead = leadOf(line);
  if (!/[^ ]/.test(lead)) return [];
  const tabs = lead.split('\t').length - 1;
  const near = [lineBefore(source, line), lineAfter(source, line)].flatMap((other) => other ?? []);
  const columns = [
    ...(lead.includes('\t') ? [lead.replaceAll('\t', '  ').length, 2 * tabs] : []),
    ...near.flatMap((other) => [indentOf(other), indentOf(other) + 2]),
    lead.length,
  ];
  // Mostly a tab is one step.
  return [...new Set(columns)].map((column, cost) => ({ edits: [indent(line, column)], cost }));
};

/** The second of two entries that are the same in every character goes; or the line that opens a part, where it is alone once more above. */
export const removeDuplicate: Generator = ({ problem, source }) => {
  const first = problem.related?.[0];
  if (!first) return [];
  const [one, two] = [entryLines(source, first.start), entryLines(source, problem.start)];
  if (one && two) {
    const opener = lineAt(source, two.start);
    if (readRows(one.text)[0]?.opens !== undefined && one.text.trimEnd() === opener.text.trimEnd())
      return [{ edits: [removeLines(source, lineAt(source, one.start))] }];
    return one.text.trim() === two.text.trim()
      ? [{ edits: [removeLines(source, two)], proof: 'none' }]
      : [];
  }
  const [a, b] = [inlineEntry(source, first.start), inlineEntry(source, problem.start)];
  const lead = /,\s*$/.exec(source.slice(0, problem.start));
  return a !== undefined && a === b && lead
    ? [{ ...change(lead.index, problem.start + b.length, ''), proof: 'none' }]
    : [];
};

/** The edit after which a line starts at a column. */
function indent(line: Line, column: number) {
  const end = line.start + leadOf(line).length;
  return { start: line.start, end, text: ' '.repeat(Math.max(0, column)) };
}

/** All that is before the first word, other spaces and tabs included. */
function leadOf({ text }: Line): string {
  return /^[^\S\r\n]*/.exec(text)?.[0] ?? '';
}

/** The lines of an entry whose key begins its line, with all that is indented deeper. */
function entryLines(source: string, key: number): Line | undefined {
  const line = lineAt(source, key);
  if (source.slice(line.start, key).trim() !== '') return undefined;
  const end = linesInside(source, line).at(-1)?.end ?? line.end;
  return { start: line.start, end, text: source.slice(line.start, end) };
}

/** `key: value` inside braces, for values that are a single word or text. */
function inlineEntry(source: string, key: number): string | undefined {
  return /^[\w-]+: *(?:"[^"\n]*"|'[^'\n]*'|[^,{}[\]\n"']*[^,{}[\]\n"'\s])/.exec(
    source.slice(key, key + 500),
  )?.[0];
}
