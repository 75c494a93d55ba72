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
import { endOf, readRows, type Row, rowAt } from './rows.ts';

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
  if (before.endsWith(';')) return [instead];
  return before.endsWith('.') ? [behind, instead] : [behind];
};

/** An item of a list without its dash: before its first word, or in place of the spaces there. */
export const addDash: Generator = ({ problem: { start }, source }) => {
  // Mostly one, in some files with more spaces behind it.
  const dashes = new Set(Array.from(source.matchAll(/^ *(- +)(?=\S)/gm), ([, dash = '']) => dash));
  const instead = [...dashes]
    .map((dash) => change(start - dash.length, start, dash))
    .filter(({ edits: [one] }) => one && source.slice(one.start, one.end).trim() === '');
  return [change(start, start, '- '), ...instead];
};

/**
 * Texts below the item of a list of texts, no further right: items whose dashes were lost, or whose dashes have no
 * space behind them. What begins with a small letter may go on with a text of several words.
 */
export const addItemDash: Generator = ({ problem, source }) => {
  const line = lineAt(source, problem.start);
  return [line, lineAfter(source, line)].flatMap((start): Candidate[] => {
    const above = (start && lineBefore(source, start)?.text) ?? '';
    const lost = itemsFrom(source, start);
    const [first] = lost;
    if (!first) return [];
    const { at, margin, dash, text } = first;
    const [, lead = '', item = ''] =
      /^( *)- +(?![\w-]+:(?:\s|$))(?=[^\s"'{[|>&*#-])(.*)$/.exec(above) ?? [];
    if (item === '' || margin.length > lead.length + 2) return [];
    const edits = lost.map((one) => ({
      start: margin === lead ? one.at + one.dash.length : one.line.start,
      end: one.at + one.dash.length,
      text: margin === lead ? (one.dash ? ' ' : '- ') : `${lead}- `,
    }));
    const cause =
      dash === ''
        ? createProblem('missing-dash', {}, placeOf(at, text.length))
        : createProblem('space-after-dash', {}, placeOf(at, 1));
    const goesOn = lost.some((one) => one.dash === '' && /^\p{Ll}/u.test(one.text));
    return [{ edits, cause, isPartial: dash !== '', isOffered: /\s/.test(item) && goesOn }];
  });
};

/** The lines from one on that are texts at the same column, with a dash before their first letter or without. */
function itemsFrom(source: string, first: Line | undefined) {
  const items: { line: Line; at: number; margin: string; dash: string; text: string }[] = [];
  for (let line = first; line; line = lineAfter(source, line)) {
    const [, margin = '', dash = '', text] =
      /^( *)(-?)(?![\w-]+:(?:\s|$))([^\s"'{[|>&*#:-].*)$/.exec(line.text) ?? [];
    if (text === undefined || margin !== (items[0]?.margin ?? margin)) break;
    items.push({ line, at: line.start + margin.length, margin, dash, text });
  }
  return items;
}

/** Two items that became one: before the key with which others begin, the second has lost its dash. */
export const addLostDash: Generator = ({ errors, source }) => {
  const rows = readRows(source);
  const strays = errors.filter(({ code }) => code === 'unknown-key' || code === 'duplicate-key');
  return strays.slice(0, 3).flatMap((problem) => {
    const at = rowAt(rows, problem.start);
    const { content: column = 0 } = rows[at] ?? {};
    const isStart = ({ isItem, content }: Row) => isItem && content === column;
    const first = new Set(['use', ...rows.flatMap((row) => (isStart(row) ? (row.key ?? []) : []))]);
    const end = endOf(rows, at, ({ indent: own }) => own < column);
    return rows.slice(at, end).flatMap(({ indent: own, key = '', start }) => {
      if (own !== column || column < 2 || !first.has(key)) return [];
      const from = start + column;
      const cause = createProblem('missing-dash', {}, placeOf(from, key.length));
      return [{ ...change(from - 2, from, '- '), cause }];
    });
  });
};

/** The line that begins an item, written twice: the first is an item without all that it needs. */
export const removeRepeated: Generator = ({ errors, source }) =>
  errors.slice(0, 3).flatMap(({ start, path }) => {
    const first = lineAt(source, start);
    const second = lineAfter(source, first);
    const text = first.text.trim();
    if (!text.startsWith('- ') || second?.text.trimEnd() !== first.text.trimEnd()) return [];
    const placeIn = (line: Line) => placeOf(line.start + indentOf(line), text.length);
    const { path: _, ...one } = placeIn(first);
    const related = [{ ...one, message: 'This is the first of the two.' }];
    const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
    const place = { ...placeIn(second), path: item, related };
    const cause = createProblem('repeated-line', { list: String(item.at(-2)) }, place);
    return [{ edits: [removeLines(source, second)], cause }];
  });

/** Another mark at the start of an item, or of all items of a list: a dash, with an ordinary space behind it. */
export const replaceDash: Generator = ({ problem: { start, end }, source }) => {
  const odd = /^\u00A0*/.exec(source.slice(end, end + 9))?.[0].length ?? 0;
  return [change(start, end + odd, odd > 0 ? '- ' : '-')];
};

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
