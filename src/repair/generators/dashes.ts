import { type Line, lineAfter, lineAt, lineBefore } from '#load/lines.ts';
import { createProblem } from '#problems/createProblem.ts';
import { type Candidate, change, type Generator, placeOf } from '../Candidate.ts';
import { endOf, readRows, type Row, rowAt } from './rows.ts';

/**
 * An item of a list without its dash: before its first word, or in place of the spaces there. Of several on one line
 * each, at the same column, all.
 */
export const addDash: Generator = ({ problem: { start }, source }) => {
  const places: number[] = [];
  const first = lineAt(source, start);
  const [lead = ''] = /^ *\{/.exec(first.text) ?? [];
  for (let line: Line | undefined = first; line; line = lineAfter(source, line)) {
    if (lead === '' || !line.text.startsWith(lead)) break;
    places.push(line.start + lead.length - 1);
  }
  if (places.length > 1)
    return [{ edits: places.map((at) => ({ start: at, end: at, text: '- ' })) }];
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

/** Another mark at the start of an item, or of all items of a list: a dash, with an ordinary space behind it. */
export const replaceDash: Generator = ({ problem: { start, end }, source }) => {
  const odd = /^\u00A0*/.exec(source.slice(end, end + 9))?.[0].length ?? 0;
  return [change(start, end + odd, odd > 0 ? '- ' : '-')];
};
