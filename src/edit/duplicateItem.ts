import type { Edit } from '#problems/Problem.ts';
import { isAlias, isMap, isScalar, type Node, visit, type YAMLSeq } from 'yaml';
import { gapOf, insertion, isInline, itemAt } from './chunks.ts';
import type { Holder } from './findSpot.ts';
import { itemsOf } from './items.ts';
import type { OpenText } from './openText.ts';
import { onlyByHand, Refusal } from './Refusal.ts';
import { removeItem } from './removeItem.ts';
import { lineStart } from './textRange.ts';

/** Writes item `index` once more behind itself, without its anchors, its `id` and the comments above it. */
export function duplicateItem(text: OpenText, holder: YAMLSeq<Node | null>, index: number): Edit {
  const { source } = text;
  const items = itemsOf(holder, text);
  const item = itemAt(items, index);
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
