import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { findExcessiveDepth } from '#load/yaml/scanText.ts';
import type { Range } from '#problems/Problem.ts';
import type { YamlPath } from './Operation.ts';

/** Why an operation cannot be done, in the operator's words. */
export class Refusal extends Error {}

/** Of what is right, but written in a way that no program should touch. */
export function onlyByHand(): Refusal {
  return new Refusal('This part of the file is written in a way that only a person should edit.');
}

/** A parsed text with the position of every token. */
export type YamlText = { source: string; document: Document.Parsed; lineEnd: '\n' | '\r\n' };

export type Group = YAMLMap<Node, Node | null>;
export type List = YAMLSeq<Node | null>;
export type Collection = Group | List;

/** Where a path ends: in which collection, and what it holds there. */
export type Location =
  | { kind: 'key'; holder: Group; index: number; value: Node | null }
  | { kind: 'item'; holder: List; index: number; value: Node | null }
  /** A group that has no such key itself. */
  | { kind: 'missing'; holder: Group; key: string };
export type Written = Exclude<Location, { kind: 'missing' }>;

/** Throws a `Refusal` when the text is no YAML. */
export function parseText(source: string): YamlText {
  const options = { keepSourceTokens: true, uniqueKeys: false, prettyErrors: false } as const;
  const document =
    findExcessiveDepth(source) === -1 && parseDocument(source, { ...options, logLevel: 'error' });
  if (!document || document.errors.length > 0 || !document.contents) {
    throw new Refusal('The file cannot be read as it is now. Correct it by hand first.');
  }
  return { source, document, lineEnd: source.includes('\r\n') ? '\r\n' : '\n' };
}

/**
 * Follows a path through the file. On the way, `*name` and `<<` are resolved; at its end, a value
 * that only `<<` brings along is missing. Throws a `Refusal` where the path leads nowhere.
 */
export function locationOf(text: YamlText, path: YamlPath): Location {
  const step = path.at(-1);
  if (step === undefined) throw nowhere(path);
  const holder = collectionAt(text, path.slice(0, -1));
  if (isSeq(holder)) {
    if (typeof step !== 'number' || step < 0 || step >= holder.items.length) throw nowhere(path);
    return { kind: 'item', holder, index: step, value: holder.items[step] ?? null };
  }
  const index = keyIndex(holder, String(step));
  const pair = holder.items[index];
  return pair
    ? { kind: 'key', holder, index, value: pair.value }
    : { kind: 'missing', holder, key: String(step) };
}

/** The group or list at a path. */
export function collectionAt(text: YamlText, path: YamlPath): Collection {
  let node: Node | null = text.document.contents;
  for (const step of path) {
    const holder: Node | null = resolve(node, text);
    if (isSeq(holder)) node = (holder as List).items[Number(step)] ?? null;
    else if (isMap(holder)) node = valueOf(holder as Group, String(step), text);
    else throw nowhere(path);
  }
  const holder = resolve(node, text);
  if (isMap(holder) || isSeq(holder)) return holder as Collection;
  throw nowhere(path);
}

/** The index of a key in a group, or -1. */
export function keyIndex(group: Group, key: string): number {
  return group.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
}

/** Where a node is written, without its anchor and the space after it. */
export function textRange(node: Node, source: string): Range {
  const [start, end] = node.range ?? [0, 0];
  return { start, end: start + source.slice(start, end).trimEnd().length };
}

function resolve(node: Node | null, { document }: YamlText): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}

function valueOf(group: Group, key: string, text: YamlText): Node | null {
  const pair = group.items[keyIndex(group, key)];
  if (pair) return pair.value;
  const merged = resolve(group.items[keyIndex(group, '<<')]?.value ?? null, text);
  for (const source of isSeq(merged) ? (merged as List).items : [merged]) {
    const inner = resolve(source, text);
    const value = isMap(inner) && valueOf(inner as Group, key, text);
    if (value) return value;
  }
  return null;
}

function nowhere(path: YamlPath): Refusal {
  return new Refusal(`There is nothing at ${path.join('.')} in the file.`);
}
