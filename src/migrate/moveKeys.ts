import { groupBy } from '#load/groupBy.ts';
import { insertItem, isSetApart, itemColumn, removeItems, rowsOf } from '#edit/items.ts';
import { type Holder, holderAt, keyIndex, onlyByHand, type YamlText } from '#edit/yamlText.ts';
import { lineStart } from '#load/lines.ts';
import type { Group, Path } from '#load/tree.ts';
import type { Edit } from '#problems/Problem.ts';
import { CST, Lexer } from 'yaml';
import type { Move } from './rewriteReferences.ts';

/** Writes keys that have moved, with their comments, in their new places. They stay in the old ones. */
export function addMoved(text: YamlText, moves: readonly Move[]): Edit[] {
  const places = groupBy(moves, ({ path, to }) =>
    JSON.stringify([path.slice(0, -1), to.slice(0, -1)]),
  );
  return [...places].flatMap(([place, keys]) => {
    const [from, into] = JSON.parse(place) as [Path, Path];
    const holder = groupAt(text, from);
    const indexes = indexesOf(
      holder,
      keys.map(({ path }) => path),
    );
    const rows = indexes.map((index) => rowsOf(text, holder, index));
    const parent = groupAt(text, into.slice(0, -1));
    const name = String(into.at(-1));
    if (keyIndex(parent, name) !== -1) return addKeys(text, groupAt(text, into), rows);
    // Behind the group that had the keys, or in their place.
    const before = from[into.length - 1];
    const after = before === undefined ? (indexes[0] ?? 0) : indexOf(parent, before);
    const step = holder.isFlow ? 0 : itemColumn(text, holder) - itemColumn(text, parent);
    return addGroup(text, parent, { name, rows, after, indent: step > 0 ? step : 2 });
  });
}

/** Removes keys; with the last of a group, the group. */
export function removeKeys(text: YamlText, paths: readonly Path[]): Edit[] {
  const holders = groupBy(paths, (path) => JSON.stringify(path.slice(0, -1)));
  return [...holders].flatMap(([place, keys]) => {
    const holder = JSON.parse(place) as Path;
    const group = groupAt(text, holder);
    const indexes = indexesOf(group, keys);
    if (indexes.length === group.writtenItems.length && holder.length > 0)
      return removeKeys(text, [holder]);
    return runsOf(indexes).map((run) => removeItems(text, group, run));
  });
}

type NewGroup = {
  name: string;
  /** The lines of each of its keys. */
  rows: readonly string[][];
  /** The index of the key that it comes after. */
  after: number;
  indent: number;
};

function addGroup(text: YamlText, parent: Holder, { name, rows, after, indent }: NewGroup): Edit[] {
  const index = after + 1;
  if (parent.isFlow) {
    // A file may be JSON.
    const quote = text.source.charAt(parent.writtenItems[after]?.start ?? 0) === '"' ? '"' : '';
    const open = `${quote}${name}${quote}: { `;
    return addInOneLine(text, parent, { index, rows, open, close: ' }' });
  }
  const lines = rows.flat().map((row) => (row === '' ? '' : ' '.repeat(indent) + row));
  const gap = isSetApart(text, parent, after) ? [''] : [];
  return [insertItem(text, parent, { index, rows: [...gap, `${name}:`, ...lines] })];
}

function addKeys(text: YamlText, group: Holder, rows: readonly string[][]): Edit[] {
  const index = group.writtenItems.length;
  return group.isFlow
    ? addInOneLine(text, group, { index, rows, open: '', close: '' })
    : [insertItem(text, group, { index, rows: rows.flat() })];
}

type Line = { index: number; rows: readonly string[][]; open: string; close: string };

/** In braces, a comment would take the rest of the line: it goes above that. */
function addInOneLine(text: YamlText, group: Holder, { index, rows, open, close }: Line): Edit[] {
  const { source, lineEnd } = text;
  const marks: string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];
  const tokens = rows.map((own) =>
    [...new Lexer().lex(own.join('\n'))].filter((token) => !marks.includes(token)),
  );
  const isComment = (token: string) => token.startsWith('#');
  const keys = tokens.map((own) =>
    own
      .filter((token) => !isComment(token))
      .join('')
      .trim()
      .replace(/\s*\n\s*/g, ' '),
  );
  const start = lineStart(source, group.start);
  const margin = /^ */.exec(source.slice(start))?.[0] ?? '';
  const above = tokens.flat().filter(isComment);
  return [
    { start, end: start, text: above.map((comment) => margin + comment + lineEnd).join('') },
    insertItem(text, group, { index, rows: [open + keys.join(', ') + close] }),
  ];
}

/** A group that is written where it is, or that `*name` repeats there. */
export function groupAt(text: YamlText, path: Path): Holder & Group {
  const group = holderAt(text, path);
  if (group.kind !== 'group') throw onlyByHand();
  return group;
}

/** In the order of the file. What only `<<` brings along is for a person to move. */
function indexesOf(group: Holder, paths: readonly Path[]): number[] {
  return paths.map((path) => indexOf(group, path.at(-1) ?? '')).toSorted((a, b) => a - b);
}

function indexOf(group: Holder, key: string | number): number {
  const index = keyIndex(group, String(key));
  if (index === -1) throw onlyByHand();
  return index;
}

/** The first and the last of those that follow each other. */
export function runsOf(indexes: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run && run[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}
