import type { Edit } from '#problems/Problem.ts';
import type { Item } from './items.ts';
import type { OpenText } from './openText.ts';
import { Refusal } from './Refusal.ts';
import { lineStart } from './textRange.ts';

/** Lines of an item, with the empty lines that part it from the next. */
export type Chunk = { chunk: string; gap: string; isAfter: boolean };

/** Writes whole lines before or after what stands at an offset. */
export function insertion(
  { lineEnd }: OpenText,
  offset: number,
  { chunk, gap, isAfter }: Chunk,
): Edit {
  const text = isAfter ? lineEnd + gap + chunk : chunk + lineEnd + gap;
  return { start: offset, end: offset, text };
}

/** The empty lines that part an item from its neighbour. */
export function gapOf(
  { source, lineEnd }: OpenText,
  items: readonly Item[],
  index: number,
): string {
  const next = index === 0 ? items[1] : itemAt(items, index);
  if (!next) return '';
  const rows = emptyBefore(next.start, source).split('\n').length - 1;
  return lineEnd.repeat(rows);
}

/** The empty lines right before an offset. */
export function emptyBefore(start: number, source: string): string {
  return /(?:(?<=\n)[ \t]*\r?\n)*$/.exec(source.slice(0, start))?.[0] ?? '';
}

/** Whether something else stands before it on its line. */
export function isInline({ mark }: Item, source: string): boolean {
  return source.slice(lineStart(mark, source), mark).trim() !== '';
}

export function itemAt(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (!item) throw new Refusal('The list is not that long.');
  return item;
}
