import { lineEnd as endOfLine, lineStart } from '#load/lines.ts';
import type { Edit, Range } from '#problems/Problem.ts';
import { type Holder, onlyByHand, Refusal, type YamlText } from './yamlText.ts';

/**
 * One item of a list or one key of a group, with its comments: those right above it at the same
 * column, and those below it that are indented further. `mark` is where its dash or key is.
 */
type Block = Range & { mark: number };

/** Removes the items or keys from one index to another, with the empty lines between them and the others. */
export function removeItems(
  text: YamlText,
  holder: Holder,
  [from, to]: readonly [from: number, to: number],
): Edit {
  const { source } = text;
  const items = blocksOf(text, holder);
  const [item, last] = [itemAt(items, from), itemAt(items, to)];
  const next = items[to + 1];
  if (holder.isFlow) {
    return next
      ? { start: item.start, end: next.start, text: '' }
      : { start: items[from - 1]?.end ?? item.start, end: last.end, text: '' };
  }
  if (next) {
    const space = /^\s*/.exec(source.slice(last.end))?.[0].length ?? 0;
    return { start: item.start, end: last.end + space, text: '' };
  }
  const start = source.slice(0, item.start).trimEnd().length;
  if (from > 0) return { start, end: last.end, text: '' };
  if (holder.kind === 'group' || source.charAt(start - 1) !== ':') throw onlyByHand();
  return { start, end: last.end, text: ' []' };
}

/** Puts item `from` where item `to` is now. */
export function moveItem(
  text: YamlText,
  holder: Holder,
  { from, to }: { from: number; to: number },
): Edit[] {
  const items = blocksOf(text, holder);
  itemAt(items, to);
  const order = items.map(({ start, end }) => text.source.slice(start, end));
  order.splice(to, 0, ...order.splice(from, 1));
  return items.map(({ start, end }, index) => ({ start, end, text: order[index] ?? '' }));
}

/** Writes an item before item `index` of a list, or a key before key `index` of a group. */
export function insertItem(
  text: YamlText,
  holder: Holder,
  { index, rows }: { index: number; rows: readonly string[] },
): Edit {
  const { source, lineEnd } = text;
  const items = blocksOf(text, holder);
  if (index < 0 || index > items.length) throw new Refusal('The list is not that long.');
  const [next, last] = [items[index], items.at(-1)];
  if (holder.isFlow) {
    const written = rows.join(lineEnd);
    if (next) return insertion(next.start, `${written}, `);
    if (last) return insertion(last.end, `, ${written}`);
    return insertion(holder.start + 1, holder.kind === 'group' ? ` ${written} ` : written);
  }
  const margin = ' '.repeat(columnOf(itemAt(items, 0).mark, source));
  const chunk = rows.map((row, at) => (at > 0 && row !== '' ? margin + row : row)).join(lineEnd);
  if (holder.kind === 'group') {
    return insertion(itemAt(items, index - 1).end, lineEnd + margin + chunk);
  }
  const sample = items[Math.max(1, Math.min(index, items.length - 1))];
  const gap = lineEnd.repeat(1 + emptyLinesBefore(source, sample));
  return next
    ? insertion(next.start, chunk + gap + margin)
    : insertion(last?.end ?? 0, gap + margin + chunk);
}

/** Lines of an item behind a dash, as far from it as in the other items. */
export function withDash(
  { source }: YamlText,
  holder: Holder,
  [first = '', ...rows]: readonly string[],
): string[] {
  const [item] = holder.writtenItems;
  const space = /^-( +)\S/.exec(source.slice(item?.start))?.[1] ?? ' ';
  return [`-${space}${first}`, ...rows.map((row) => row && ` ${space}${row}`)];
}

/** The lines of an item or key with the comments above it, without its indentation. */
export function rowsOf(text: YamlText, holder: Holder, index: number): string[] {
  const { start, end } = itemAt(blocksOf(text, holder), index);
  const column = holder.isFlow ? 0 : columnOf(start, text.source);
  const rows = text.source.slice(start, end).split(/\r?\n/);
  return rows.map((row, at) => (at > 0 ? row.slice(column) : row));
}

/** Where an item or key is, with its comments. */
export function extentOf(text: YamlText, holder: Holder, index: number): Range {
  return itemAt(blocksOf(text, holder), index);
}

/** Whether an empty line parts an item or key from what is before it. */
export function isSetApart(text: YamlText, holder: Holder, index: number): boolean {
  return !holder.isFlow && emptyLinesBefore(text.source, blocksOf(text, holder)[index]) > 0;
}

/** The column at which the items or keys of a part begin. */
export function itemColumn({ source }: YamlText, holder: Holder): number {
  return columnOf(holder.writtenItems[0]?.start ?? 0, source);
}

/** The column of an offset, from 0. */
export function columnOf(offset: number, source: string): number {
  return offset - lineStart(source, offset);
}

function insertion(start: number, text: string): Edit {
  return { start, end: start, text };
}

function blocksOf({ source }: YamlText, holder: Holder): Block[] {
  let last = 0;
  return holder.writtenItems.map(({ start: mark, end }) => {
    if (holder.isFlow) return { mark, start: mark, end };
    const start = withCommentsAbove(mark, last, source);
    last = withCommentsBelow(mark, end, source);
    return { mark, start, end: last };
  });
}

function itemAt(items: readonly Block[], index: number): Block {
  const item = items[index];
  if (!item) throw new Refusal('The list is not that long.');
  return item;
}

function withCommentsAbove(mark: number, least: number, source: string): number {
  const column = columnOf(mark, source);
  let start = mark;
  let line = lineStart(source, mark);
  if (source.slice(line, mark).trim() !== '') return mark;
  while (line > least) {
    line = lineStart(source, line - 1);
    if (line < least || commentColumn(source, line) !== column) break;
    start = line + column;
  }
  return start;
}

function withCommentsBelow(mark: number, end: number, source: string): number {
  const column = columnOf(mark, source);
  let last = endOfLine(source, end);
  for (;;) {
    const line = source.indexOf('\n', last) + 1;
    if (line === 0 || commentColumn(source, line) <= column) return last;
    last = endOfLine(source, line);
  }
}

/** The column of the comment that is all of a line, or -1. */
function commentColumn(source: string, line: number): number {
  return /^ *(?=#)/.exec(source.slice(line, endOfLine(source, line)))?.[0].length ?? -1;
}

function emptyLinesBefore(source: string, item: Block | undefined): number {
  if (!item) return 0;
  const before = source.slice(0, item.start);
  const space = before.slice(before.trimEnd().length);
  return Math.max(0, space.split('\n').length - 2);
}
