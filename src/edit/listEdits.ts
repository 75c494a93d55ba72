import type { Edit } from '#problems/Problem.ts';
import { isAlias, isMap, isScalar, parseDocument, type Node, visit, type YAMLSeq } from 'yaml';
import type { Holder } from './findSpot.ts';
import { type Item, itemsOf } from './items.ts';
import type { OpenText } from './openText.ts';
import { Refusal } from './Refusal.ts';
import { columnOf, lineStart, nextLine } from './textRange.ts';
import { writeFlow } from './writeFlow.ts';

/** Takes item or key `index` away, with the empty lines that parted it from the others. */
export function removeItem(text: OpenText, holder: Holder, index: number): Edit {
  const { source, lineEnd } = text;
  const items = itemsOf(holder, text);
  const item = at(items, index);
  const next = items[index + 1];
  const before = items[index - 1];
  if (holder.flow) {
    if (next) return { start: item.start, end: next.start, text: '' };
    return { start: before?.end ?? item.start, end: item.end, text: '' };
  }
  if (!next && !before) return emptied(text, holder, item);
  if (isInline(item, source)) {
    // The first key beside a dash: the next one takes its place.
    const end = /^\s*/.exec(source.slice(item.end))?.[0].length ?? 0;
    return { start: item.mark, end: item.end + end, text: '' };
  }
  if (next)
    return { start: item.start, end: skipEmpty(nextLine(item.end, source), source), text: '' };
  const start = item.start - emptyBefore(item.start, source).length;
  const end = nextLine(item.end, source);
  const isLast = end === source.length && !source.endsWith('\n');
  return { start: isLast ? Math.max(0, start - lineEnd.length) : start, end, text: '' };
}

/** Puts item `index` where item `to` is now. */
export function moveItem(
  text: OpenText,
  holder: YAMLSeq<Node | null>,
  from: number,
  to: number,
): Edit[] {
  const { source } = text;
  const items = itemsOf(holder, text);
  const item = at(items, from);
  const target = at(items, to);
  if (from === to) return [];
  if (holder.flow) {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const order = items.map((one) => source.slice(one.start, one.end));
    const [moved = ''] = order.splice(from, 1);
    order.splice(to, 0, moved);
    return items.slice(low, high + 1).map(({ start, end }, place) => ({
      start,
      end,
      text: order[low + place] ?? '',
    }));
  }
  if (items.some((one) => isInline(one, source))) throw onlyByHand();
  const removal = removeItem(text, holder, from);
  const chunk = source.slice(item.start, item.end);
  const gap = gapOf(text, items, from);
  return from < to
    ? [insertion(text, target.end, { chunk, gap, isAfter: true }), removal]
    : [insertion(text, target.start, { chunk, gap, isAfter: false }), removal];
}

/** Writes item `index` once more behind itself, without its anchors, its `id` and the comments above it. */
export function duplicateItem(text: OpenText, holder: YAMLSeq<Node | null>, index: number): Edit {
  const { source } = text;
  const items = itemsOf(holder, text);
  const item = at(items, index);
  const node = holder.items[index];
  const gap = holder.flow ? '' : gapOf(text, items, index);
  if (isInline(item, source) && !holder.flow) throw onlyByHand();
  if (hasAnchor(node)) {
    throw new Refusal(
      'This part has a name of its own (&name), so its copy is better made by hand.',
    );
  }
  const start = holder.flow ? item.start : lineStart(item.mark, source);
  const cuts = [...(isMap(node) ? idOf(node, text) : [])];
  let chunk = source.slice(start, item.end);
  for (const cut of cuts) {
    const rest = chunk.slice(cut.end - start);
    const lead = chunk.slice(0, cut.start - start) + cut.text;
    // Where it was the last, its line end goes with it.
    chunk = rest === '' ? lead.trimEnd() : lead + rest;
  }
  return holder.flow
    ? { start: item.end, end: item.end, text: `, ${chunk}` }
    : insertion(text, item.end, { chunk, gap, isAfter: true });
}

function hasAnchor(node: Node | null | undefined): boolean {
  let found = false;
  visit(node ?? null, {
    Node: (_, inner) => {
      found ||= !isAlias(inner) && inner.anchor !== undefined;
    },
  });
  return found;
}

function idOf(node: Node, text: OpenText): Edit[] {
  if (!isMap(node)) return [];
  const map = node as Extract<Holder, { items: { key: Node }[] }>;
  const index = map.items.findIndex(({ key }) => isScalar(key) && key.value === 'id');
  return index === -1 ? [] : [removeItem(text, map, index)];
}

/** Writes YAML as item `index` of a list. */
export function insertItem(
  text: OpenText,
  holder: YAMLSeq<Node | null>,
  { index, yaml }: { index: number; yaml: string },
): Edit {
  const { source, lineEnd } = text;
  const items = itemsOf(holder, text);
  if (index < 0 || index > items.length) throw new Refusal('The list is not that long.');
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error' });
  if (document.errors.length > 0)
    throw new Refusal('What should be put in cannot be read as YAML.');
  if (!document.contents) throw new Refusal('There is nothing to put in.');
  const target = items[index];
  const last = items.at(-1);
  if (holder.flow) {
    const flow = writeFlow(document.toJS());
    const inside = (holder.range?.[0] ?? 0) + 1;
    if (!last) return { start: inside, end: inside, text: flow };
    return target
      ? { start: target.start, end: target.start, text: `${flow}, ` }
      : { start: last.end, end: last.end, text: `, ${flow}` };
  }
  const sample = at(items, 0);
  if (isInline(sample, source)) throw onlyByHand();
  const indent = ' '.repeat(columnOf(sample.mark, source));
  const width = /^-( +)\S/.exec(source.slice(sample.mark))?.[1]?.length ?? 1;
  const rows = dedent(yaml);
  const chunk = rows
    .map((row, place) => {
      if (place === 0) return `${indent}-${' '.repeat(width)}${row}`;
      return row === '' ? '' : `${indent}${' '.repeat(width + 1)}${row}`;
    })
    .join(lineEnd);
  const gap = gapOf(text, items, Math.min(index, items.length - 1));
  return target
    ? insertion(text, target.start, { chunk, gap, isAfter: false })
    : insertion(text, at(items, items.length - 1).end, { chunk, gap, isAfter: true });
}

function insertion(
  { lineEnd }: OpenText,
  offset: number,
  { chunk, gap, isAfter }: { chunk: string; gap: string; isAfter: boolean },
): Edit {
  const text = isAfter ? lineEnd + gap + chunk : chunk + lineEnd + gap;
  return { start: offset, end: offset, text };
}

/** The empty lines that part an item from its neighbour. */
function gapOf({ source, lineEnd }: OpenText, items: readonly Item[], index: number): string {
  const next = index === 0 ? items[1] : at(items, index);
  if (!next) return '';
  const rows = emptyBefore(next.start, source).split('\n').length - 1;
  return lineEnd.repeat(rows);
}

/** The only item: what is left is an empty list. */
function emptied({ source }: OpenText, holder: Holder, item: Item): Edit {
  const start = source.slice(0, item.start).trimEnd().length;
  if (isMap(holder) || source.charAt(start - 1) !== ':') throw onlyByHand();
  return { start, end: item.end, text: ' []' };
}

function emptyBefore(start: number, source: string): string {
  return /(?:(?<=\n)[ \t]*\r?\n)*$/.exec(source.slice(0, start))?.[0] ?? '';
}

function skipEmpty(offset: number, source: string): number {
  return offset + (/^(?:[ \t]*\r?\n)*/.exec(source.slice(offset))?.[0].length ?? 0);
}

/** Whether something else stands before it on its line. */
function isInline({ mark }: Item, source: string): boolean {
  return source.slice(lineStart(mark, source), mark).trim() !== '';
}

function dedent(yaml: string): string[] {
  const rows = yaml.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split(/\r?\n/);
  const margins = rows.filter((row) => row.trim() !== '').map((row) => row.search(/\S/));
  const margin = Math.min(...margins);
  return rows.map((row) => (row.trim() === '' ? '' : row.slice(margin)));
}

function at(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (!item) throw new Refusal('The list is not that long.');
  return item;
}

function onlyByHand(): Refusal {
  return new Refusal('This part of the file is written in a way that only a person should edit.');
}
