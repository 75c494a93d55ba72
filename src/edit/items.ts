import type { Range } from '#problems/Problem.ts';
import { isMap, isSeq } from 'yaml';
import { endOfPair } from './addKey.ts';
import type { Holder } from './findSpot.ts';
import type { OpenText } from './openText.ts';
import { onlyByHand } from './Refusal.ts';
import { columnOf, endsKept, lineStart, lineStop, nextLine, textRange } from './textRange.ts';

/** One item of a list or one key of a group, with what belongs to it. */
export type Item = Range & {
  /** Where its dash or its key stands. */
  mark: number;
};

/**
 * The items of a list or group. In brackets: from the first to the last letter of each. On lines of
 * their own: whole lines, with the comments right above at the same column, and those below that
 * stand deeper; `end` is before the last line end.
 */
export function itemsOf(holder: Holder, text: OpenText): Item[] {
  const { source } = text;
  const marks = marksOf(holder);
  if (holder.flow) {
    return marks.map((mark, index) => ({ mark, start: mark, end: endOfItem(holder, index, text) }));
  }
  const items: Item[] = [];
  for (const [index, mark] of marks.entries()) {
    const least = items.at(-1)?.end ?? 0;
    const stop = lineStop(endOfItem(holder, index, text), source);
    const isKept = endsKept(tokenOf(holder, index));
    const end = isKept
      ? stopOfKept(endOfItem(holder, index, text), source)
      : withLater(stop, mark, source);
    items.push({ mark, start: withEarlier(mark, least, source), end });
  }
  return items;
}

/** Where each dash or key stands; in brackets, where each item begins. */
function marksOf(holder: Holder): number[] {
  const token = holder.srcToken;
  if (!token || !('items' in token)) throw onlyByHand();
  const starts = token.items.flatMap(({ start, key, value }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    if (token.type === 'block-seq') return dash ? [dash.offset] : [];
    const property = start.find(({ type }) => ['anchor', 'tag', 'explicit-key-ind'].includes(type));
    const first = property ?? key ?? value;
    return first ? [first.offset] : [];
  });
  if (starts.length !== holder.items.length) {
    throw onlyByHand();
  }
  return starts;
}

function endOfItem(holder: Holder, index: number, { source }: OpenText): number {
  if (isMap(holder)) return endOfPair(holder, index, source);
  const node = isSeq(holder) ? holder.items[index] : null;
  return node ? textRange(node, source).end : (holder.range?.[1] ?? 0);
}

function tokenOf(holder: Holder, index: number) {
  const item = holder.items[index];
  return item && 'srcToken' in item && !('key' in item)
    ? item.srcToken
    : isMap(holder)
      ? holder.items[index]?.value?.srcToken
      : undefined;
}

/** The comment lines right above, at the same column. */
function withEarlier(mark: number, least: number, source: string): number {
  const column = columnOf(mark, source);
  let start = lineStart(mark, source);
  if (source.slice(start, mark).trim() !== '') return mark;
  for (;;) {
    const above = start > least ? lineStart(start - 1, source) : start;
    if (above >= start || above < least) return start;
    const row = source.slice(above, start);
    const isOwn = /^ *#/.test(row) && row.indexOf('#') === column;
    if (!isOwn) return start;
    start = above;
  }
}

/** The comment lines right below that stand deeper than the item. */
function withLater(stop: number, mark: number, source: string): number {
  const column = columnOf(mark, source);
  let end = stop;
  for (;;) {
    const below = nextLine(end, source);
    const rowEnd = lineStop(below, source);
    const row = source.slice(below, rowEnd);
    if (below === end || !/^ *#/.test(row) || row.indexOf('#') <= column) return end;
    end = rowEnd;
  }
}

/** A kept text ends with its last line end; the item ends before that. */
function stopOfKept(end: number, source: string): number {
  return source.charAt(end - 1) === '\n' ? end - (source.charAt(end - 2) === '\r' ? 2 : 1) : end;
}
