import type { Edit } from '#problems/Problem.ts';
import { isMap } from 'yaml';
import { emptyBefore, isInline, itemAt } from './chunks.ts';
import type { Holder } from './findSpot.ts';
import { type Item, itemsOf } from './items.ts';
import type { OpenText } from './openText.ts';
import { onlyByHand } from './Refusal.ts';
import { nextLine } from './textRange.ts';

/** Takes item or key `index` away, with the empty lines that parted it from the others. */
export function removeItem(text: OpenText, holder: Holder, index: number): Edit {
  const { source, lineEnd } = text;
  const items = itemsOf(holder, text);
  const item = itemAt(items, index);
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

/** The only item: what is left is an empty list. */
function emptied({ source }: OpenText, holder: Holder, item: Item): Edit {
  const start = source.slice(0, item.start).trimEnd().length;
  if (isMap(holder) || source.charAt(start - 1) !== ':') throw onlyByHand();
  return { start, end: item.end, text: ' []' };
}

function skipEmpty(offset: number, source: string): number {
  return offset + (/^(?:[ \t]*\r?\n)*/.exec(source.slice(offset))?.[0].length ?? 0);
}
