import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { OpenText } from './openText.ts';
import type { YamlPath } from './Operation.ts';
import { Refusal } from './Refusal.ts';

/** A group or list of the file. */
export type Holder = YAMLMap<Node, Node | null> | YAMLSeq<Node | null>;

/** Where a path ends: in which group or list, and what stands there. */
export type Spot =
  | { kind: 'key'; holder: YAMLMap<Node, Node | null>; index: number; value: Node | null }
  | { kind: 'item'; holder: YAMLSeq<Node | null>; index: number; value: Node | null }
  /** A group that has no such key of its own. */
  | { kind: 'nothing'; holder: YAMLMap<Node, Node | null>; key: string };

/**
 * Follows a path through the file. On the way, `*name` and `<<` lead to what they stand for; at its
 * end, a value that only `<<` brings along counts as not there. Throws a `Refusal` where it leads nowhere.
 */
export function findSpot(text: OpenText, path: YamlPath): Spot {
  const step = path.at(-1);
  if (step === undefined) throw nowhere(path);
  const holder = holderAt(text, path.slice(0, -1));
  if (isSeq(holder)) {
    if (typeof step !== 'number' || step < 0 || step >= holder.items.length) throw nowhere(path);
    return { kind: 'item', holder, index: step, value: holder.items[step] ?? null };
  }
  const index = indexOf(holder, String(step));
  const pair = holder.items[index];
  return pair
    ? { kind: 'key', holder, index, value: pair.value }
    : { kind: 'nothing', holder, key: String(step) };
}

/** The group or list at a path. */
export function holderAt(text: OpenText, path: YamlPath): Holder {
  let node: Node | null = text.document.contents;
  for (const step of path) {
    const holder: Node | null = follow(node, text);
    if (isSeq(holder)) node = (holder as YAMLSeq<Node | null>).items[Number(step)] ?? null;
    else if (isMap(holder))
      node = valueOf(holder as YAMLMap<Node, Node | null>, String(step), text);
    else throw nowhere(path);
  }
  const holder = follow(node, text);
  if (isMap(holder) || isSeq(holder)) return holder as Holder;
  throw nowhere(path);
}

/** What `*name` stands for; anything else is itself. */
function follow(node: Node | null, { document }: OpenText): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}

function valueOf(map: YAMLMap<Node, Node | null>, key: string, text: OpenText): Node | null {
  const own = map.items[indexOf(map, key)];
  if (own) return own.value;
  const merged = follow(map.items[indexOf(map, '<<')]?.value ?? null, text);
  const sources = isSeq(merged) ? (merged.items as Node[]) : [merged];
  for (const source of sources) {
    const group = follow(source, text);
    const value = isMap(group) && valueOf(group as YAMLMap<Node, Node | null>, key, text);
    if (value) return value;
  }
  return null;
}

function indexOf(map: YAMLMap<Node, Node | null>, key: string): number {
  return map.items.findIndex(
    (pair: Pair<Node, Node | null>) => isScalar(pair.key) && pair.key.value === key,
  );
}

function nowhere(path: YamlPath): Refusal {
  return new Refusal(`There is nothing at ${path.join('.')} in the file.`);
}
