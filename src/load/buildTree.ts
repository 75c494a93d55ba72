import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import { nearestWords } from './nearestWords.ts';
import type { Entry, Group, Path, Scalar, TreeNode } from './tree.ts';

/** How deep lists and groups may stand inside each other. */
export const deepest = 64;

/** How many nodes a file may have when everything that it repeats is written out. */
const mostNodes = 2_000_000;

/**
 * The parser's nodes as plain data with places. Follows `*name` by sharing what it names, takes in
 * `<<`, and refuses what a site file has no use for: tags, keys that are no words, duplicate keys.
 */
export function buildTree(
  document: Document.Parsed,
  source: string,
): { tree: TreeNode | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  /** What `&name` stood before; `undefined` while that part is still being read. */
  const anchors = new Map<string, TreeNode | undefined>();
  const sizes = new WeakMap<TreeNode, number>();
  let isTooLarge = false;

  function build(node: Node | null | undefined, path: Path): TreeNode {
    if (!node) return empty(0);
    if (isAlias(node)) return repeat(node, path);
    const place = placeOf(node, source);
    if (node.tag) problems.push(tagProblem(place, source, path));
    if (node.anchor) anchors.set(node.anchor, undefined);
    const built = isScalar(node)
      ? scalar(node.value, place, node.tag !== undefined)
      : path.length >= deepest
        ? tooDeep(place, path)
        : isMap(node)
          ? group(node as YAMLMap<Node, Node | null>, place, path)
          : list((node as unknown as { items: (Node | null)[] }).items, place, path);
    if (node.anchor) anchors.set(node.anchor, built);
    return built;
  }

  function scalar(value: unknown, place: Range, hasTag: boolean): Scalar {
    const raw = source.slice(place.start, place.end);
    const isPlain = !/^["'|>]/.test(raw);
    const comment = raw === '' ? commentAfter(place.start, source) : undefined;
    return {
      kind: 'scalar',
      ...place,
      value: isValue(value) ? value : String(value),
      written: comment ? source.slice(comment.start, comment.end) : isPlain ? raw : String(value),
      isPlain,
      ...(hasTag && { isBroken: true }),
      ...(comment && { comment }),
    };
  }

  function list(items: (Node | null)[], place: Range, path: Path): TreeNode {
    const built = items.map((item, index) => build(item, [...path, index]));
    return measured(
      { kind: 'list', ...place, items: built, isFlow: source[place.start] === '[' },
      built,
    );
  }

  function group(map: YAMLMap<Node, Node | null>, place: Range, path: Path): TreeNode {
    const entries = new Map<string, Entry>();
    const merged: Entry[] = [];
    for (const pair of map.items) {
      const key = placeOf(pair.key, source);
      const name =
        isScalar(pair.key) && typeof pair.key.value === 'string' ? pair.key.value : undefined;
      const cut = name === undefined ? cutNumber(entries, key, source) : undefined;
      if (cut) {
        cut.isBroken = true;
        const written = source.slice(cut.start, key.end);
        const [start, end] = [cut.start, key.end];
        problems.push(
          createProblem(
            'comma-in-number',
            { written },
            { start, end, path, suggestion: written.replaceAll(',', '') },
          ),
        );
      } else if (name === undefined) {
        problems.push(
          createProblem(
            'key-not-text',
            { text: source.slice(key.start, key.end) },
            { ...key, path },
          ),
        );
      } else if (forbidden.has(name)) {
        problems.push(
          createProblem('forbidden-key', { key: name }, { ...key, path: [...path, name] }),
        );
      } else if (name === '<<' && source.startsWith('<<', key.start)) {
        merged.push(...takeIn(pair, key, path));
      } else {
        const first = entries.get(name);
        const value = build(pair.value, [...path, name]);
        if (first) problems.push(duplicate(name, key, first, path));
        else entries.set(name, { name, key, value: pair.value ? value : empty(key.end) });
      }
    }
    for (const entry of merged) if (!entries.has(entry.name)) entries.set(entry.name, entry);
    const built: Group = { kind: 'group', ...place, entries, isFlow: source[place.start] === '{' };
    return measured(
      built,
      [...entries.values()].map((entry) => entry.value),
    );
  }

  /** The entries that `<<: *name` or `<<: [*one, *two]` stands for; earlier ones win. */
  function takeIn(pair: Pair<Node, Node | null>, key: Range, path: Path): Entry[] {
    const value = build(pair.value, [...path, '<<']);
    const sources = value.kind === 'list' ? value.items : [value];
    if (sources.length === 0 || sources.some((node) => node.kind !== 'group')) {
      if (!isBroken(value))
        problems.push(createProblem('wrong-merge', {}, { ...key, path: [...path, '<<'] }));
      return [];
    }
    return sources.flatMap((node) => (node.kind === 'group' ? [...node.entries.values()] : []));
  }

  function repeat(alias: Alias, path: Path): TreeNode {
    const place = placeOf(alias, source);
    const name = alias.source;
    const node = anchors.get(name);
    if (node) {
      const own: TreeNode =
        node.kind === 'scalar'
          ? { ...node, ...place, repeats: node.repeats ?? node }
          : { ...node, ...place };
      return measured(own, [node]);
    }
    problems.push(
      anchors.has(name)
        ? createProblem('recursive-alias', { name }, { ...place, path })
        : createProblem(
            'unknown-alias',
            { name, nearest: nearestWords(name, [...anchors.keys()]) },
            {
              ...place,
              path,
              suggestion: nearestWords(name, [...anchors.keys()]).map((word) => `*${word}`),
            },
          ),
    );
    return { ...empty(place.start), ...place, isBroken: true };
  }

  /** Keeps count of what a node would be with all its repetitions written out. */
  function measured(node: TreeNode, parts: readonly TreeNode[]): TreeNode {
    const size = parts.reduce((sum, part) => sum + (sizes.get(part) ?? 1), 1);
    sizes.set(node, size);
    if (size > mostNodes && !isTooLarge) {
      isTooLarge = true;
      problems.push(
        createProblem('too-many-aliases', {}, { start: node.start, end: node.start + 1, path: [] }),
      );
    }
    return node;
  }

  function tooDeep(place: Range, path: Path): Scalar {
    const start = place.start;
    problems.push(createProblem('too-deep', { most: deepest }, { start, end: start + 1, path }));
    return { ...empty(start), ...place, isBroken: true };
  }

  const tree = build(document.contents, []);
  return { tree: isTooLarge ? undefined : tree, problems };
}

/** Names that JavaScript gives a meaning of its own. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** A comment that looks like a value, such as a colour: `paper: #FFFFFF`. */
function commentAfter(at: number, source: string): Range | undefined {
  const match = /^([ \t]*)(#[^\s#][^\r\n]*)/.exec(source.slice(at, at + 200));
  if (!match) return undefined;
  const start = at + (match[1] ?? '').length;
  return { start, end: start + (match[2] ?? '').trimEnd().length };
}

/** The number that a comma cut in two: `{ height: 2,500 }` is a height of 2 and a key 500. */
function cutNumber(
  entries: ReadonlyMap<string, Entry>,
  key: Range,
  source: string,
): Scalar | undefined {
  const before = [...entries.values()].at(-1)?.value;
  const isCut =
    before?.kind === 'scalar' &&
    typeof before.value === 'number' &&
    before.end + 1 === key.start &&
    /^\d{3}$/.test(source.slice(key.start, key.end));
  return isCut ? before : undefined;
}

/** A tag stands before its value, perhaps with an `&anchor` between them. */
function tagProblem(value: Range, source: string, path: Path): Problem {
  const before = source.slice(0, value.start);
  const tag = /!\S*(?=\s+(?:&\S+\s+)?$)/.exec(before.slice(before.lastIndexOf('!')))?.[0] ?? '!';
  const start = before.lastIndexOf('!');
  const at = tag.startsWith('!') && before[start - 1] === '!' ? start - 1 : start;
  const text = source.slice(at, start) + tag;
  return createProblem('tag', { tag: text }, { start: at, end: at + text.length, path });
}

function duplicate(name: string, key: Range, first: Entry, path: Path): Problem {
  return createProblem(
    'duplicate-key',
    { key: name },
    {
      ...key,
      path: [...path, name],
      related: [{ ...first.key, message: `${name} stands here first.` }],
    },
  );
}

/** A value that is not there. It has no length; problems with it are shown at its key. */
function empty(at: number): Scalar {
  return { kind: 'scalar', start: at, end: at, value: null, written: '', isPlain: true };
}

function isBroken(node: TreeNode): boolean {
  return node.kind === 'scalar' && node.isBroken === true;
}

function isValue(value: unknown): value is Scalar['value'] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Where a node stands, without the line ends that the parser counts to it. */
function placeOf(node: Node, source: string): Range {
  const [start, valueEnd] = node.range ?? [0, 0, 0];
  let end = valueEnd;
  while (end > start && /\s/.test(source.charAt(end - 1))) end--;
  return { start, end };
}
