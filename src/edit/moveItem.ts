import type { Edit } from '#problems/Problem.ts';
import type { Node, YAMLSeq } from 'yaml';
import { gapOf, insertion, isInline, itemAt } from './chunks.ts';
import { itemsOf } from './items.ts';
import type { OpenText } from './openText.ts';
import { onlyByHand } from './Refusal.ts';
import { removeItem } from './removeItem.ts';

/** Puts item `from` where item `to` is now. */
export function moveItem(
  text: OpenText,
  holder: YAMLSeq<Node | null>,
  { from, to }: { from: number; to: number },
): Edit[] {
  const { source } = text;
  const items = itemsOf(holder, text);
  const item = itemAt(items, from);
  const target = itemAt(items, to);
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
