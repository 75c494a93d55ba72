import { groupBy } from '#load/groupBy.ts';
import { insertItem, isSetApart, itemColumn, removeItems, rowsOf } from '#edit/items.ts';
import { collectionAt, type Group, keyIndex, onlyByHand, type YamlText } from '#edit/yamlText.ts';
import type { Retired } from '#load/findRetired.ts';
import type { Path } from '#load/tree.ts';
import type { Edit } from '#problems/Problem.ts';
import { isMap } from 'yaml';

/** Writes keys that have moved, with their comments, in their new places. They stay in the old ones. */
export function addMoved(text: YamlText, retired: readonly Retired[]): Edit[] {
  const moved = retired.flatMap(({ path, to }) => (to ? [{ path, to }] : []));
  const places = groupBy(moved, ({ path, to }) =>
    JSON.stringify([path.slice(0, -1), to.slice(0, -1)]),
  );
  return [...places].map(([place, keys]) => {
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
    const step = holder.flow ? 0 : itemColumn(text, holder) - itemColumn(text, parent);
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
    if (indexes.length === group.items.length && holder.length > 0)
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

function addGroup(text: YamlText, parent: Group, { name, rows, after, indent }: NewGroup): Edit {
  const index = after + 1;
  if (parent.flow) {
    // A file may be JSON.
    const quote = text.source.charAt(parent.items[after]?.key.range?.[0] ?? 0) === '"' ? '"' : '';
    const keys = rows.map(inOneLine).join(', ');
    return insertItem(text, parent, { index, rows: [`${quote}${name}${quote}: { ${keys} }`] });
  }
  const lines = rows.flat().map((row) => (row === '' ? '' : ' '.repeat(indent) + row));
  const gap = isSetApart(text, parent, after) ? [''] : [];
  return insertItem(text, parent, { index, rows: [...gap, `${name}:`, ...lines] });
}

function addKeys(text: YamlText, group: Group, rows: readonly string[][]): Edit {
  const lines = group.flow ? [rows.map(inOneLine).join(', ')] : rows.flat();
  return insertItem(text, group, { index: group.items.length, rows: lines });
}

/** In braces, a comment would take the rest of the line. */
function inOneLine(rows: readonly string[]): string {
  if (rows.some((row) => /(?:^|\s)#/.test(row))) throw onlyByHand();
  return rows.map((row) => row.trim()).join(' ');
}

function groupAt(text: YamlText, path: Path): Group {
  const group = collectionAt(text, [...path]);
  if (!isMap(group)) throw onlyByHand();
  return group as Group;
}

/** In the order of the file. What only `<<` brings along is for a person to move. */
function indexesOf(group: Group, paths: readonly Path[]): number[] {
  return paths.map((path) => indexOf(group, path.at(-1) ?? '')).toSorted((a, b) => a - b);
}

function indexOf(group: Group, key: string | number): number {
  const index = keyIndex(group, String(key));
  if (index === -1) throw onlyByHand();
  return index;
}

/** The first and the last of those that follow each other. */
function runsOf(indexes: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run && run[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}
