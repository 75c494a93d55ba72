import type { Holder } from '#edit/yamlText.ts';
import type { Group, WrittenItem } from '#load/tree.ts';
import type { Edit, Range } from '#problems/Problem.ts';

/** A key where it is written: the item at an index of its group. */
export type WrittenKey = { holder: Holder & Group; index: number; item: WrittenItem };

/** Where the key itself is. */
export function keyRange({ holder, item }: WrittenKey): Range {
  return holder.entries.get(item.name ?? '')?.key ?? item;
}

/** A name in place of that of a key, in the quotes that it may be in. */
export function nameOf(key: WrittenKey, source: string, name: string): string {
  const { start, end } = keyRange(key);
  return source.slice(start, end).replace(key.item.name ?? '', () => name);
}

/** Where the value of a key may begin: behind its colon. */
export function afterColon(key: WrittenKey, source: string): number {
  const { end } = keyRange(key);
  return end + (/^\s*:/.exec(source.slice(end))?.[0].length ?? 0);
}

/** Where a value has its `&name` or tag; undefined without one. `from` is behind its colon. */
export function markBefore({ start }: Range, source: string, from: number): number | undefined {
  const between = source.slice(from, start).replace(comment, (words) => ' '.repeat(words.length));
  const at = between.search(/[&!]/);
  return at === -1 ? undefined : from + at;
}

/** The comments of a stretch that holds nothing else but marks. */
export function commentsIn(text: string): string[] {
  return text.match(comment) ?? [];
}

const comment = /(?<=^|\s)#[^\r\n]*/g;

/** Where the lines of a stretch begin, but for empty ones. */
export function lineStarts(source: string, start: number, end: number): number[] {
  const lines = source.slice(start, end).matchAll(/(?<=^|\n)(?=[^\r\n])/g);
  return Array.from(lines, ({ index }) => start + index);
}

export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}
