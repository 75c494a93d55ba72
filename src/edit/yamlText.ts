import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { lineBreakOf } from '#load/lines.ts';
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
export type YamlText = {
  source: string;
  document: Document.Parsed;
  lineEnd: string;
};

export type Group = YAMLMap<Node, Node | null>;
export type List = YAMLSeq<Node | null>;
export type Collection = Group | List;

/** Where a path ends: in which collection, and what it holds there. `index` -1: a group that has no such key itself. */
export type Location = {
  holder: Collection;
  step: string | number;
  index: number;
  value: Node | null;
};

/** Throws a `Refusal` when the text is no YAML. */
export function parseText(source: string): YamlText {
  const options = { keepSourceTokens: true, uniqueKeys: false, prettyErrors: false } as const;
  const document =
    findExcessiveDepth(source) === -1 && parseDocument(source, { ...options, logLevel: 'error' });
  if (!document || document.errors.length > 0 || !document.contents) {
    throw new Refusal('The file cannot be read as it is now. Correct it by hand first.');
  }
  return { source, document, lineEnd: lineBreakOf(source) };
}

/** The data of a text as the site loader would read it. */
export function dataOf({ document }: YamlText): unknown {
  return document.toJS({ maxAliasCount: -1 });
}

/**
 * Follows a path through the file. On the way, `*name` and `<<` are resolved; at its end, a value
 * that only `<<` brings along is missing. Throws a `Refusal` where the path leads nowhere.
 */
export function locationOf(text: YamlText, path: YamlPath): Location {
  const step = path.at(-1) ?? '';
  const holder = collectionAt(text, path.slice(0, -1));
  const index = isSeq(holder) ? Number(step) : keyIndex(holder, String(step));
  const item = holder.items[index];
  if (path.length === 0 || (isSeq(holder) && item === undefined)) throw nowhere(path);
  return { holder, step, index, value: (isPair(item) ? item.value : item) ?? null };
}

/** The group or list at a path. */
export function collectionAt(text: YamlText, path: YamlPath): Collection {
  let node = resolve(text.document.contents, text);
  for (const step of path) node = resolve(childOf(node, step, text), text);
  if (isMap(node) || isSeq(node)) return node as Collection;
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

function resolve(node: unknown, { document }: YamlText): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

/** What is at an index, or under a key, which `<<` may bring along. */
function childOf(node: unknown, step: string | number, text: YamlText): unknown {
  if (isSeq(node)) return node.get(step, true);
  if (!isMap(node)) return undefined;
  if (node.has(String(step))) return node.get(String(step), true);
  const merged = resolve(node.get('<<', true), text);
  const sources = isSeq(merged) ? merged.items : [merged];
  return sources.reduce<unknown>(
    (found, source) => found ?? childOf(resolve(source, text), step, text),
    undefined,
  );
}

function nowhere(path: YamlPath): Refusal {
  return new Refusal(`There is nothing at ${path.join('.')} in the file.`);
}
