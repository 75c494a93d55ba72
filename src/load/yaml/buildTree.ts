import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { type Alias, isAlias, isMap, isScalar, type ParsedNode } from 'yaml';
import type { Nearest } from '../nearestWords.ts';
import { childrenOf, type Entry, type Path, type TreeNode } from '../tree.ts';
import { brokenScalar, emptyScalar, type ParsedPair, rangeOf, readScalar } from './parsedNodes.ts';
import { readKey, splitItem } from './readKey.ts';
import { writtenItems } from './writtenItems.ts';

/** How many lists and groups may be nested. */
export const maxDepth = 64;

/** Written out, a short file may be as long as one of some 500 pages. */
const mostInShortFile = 100_000;

/**
 * The parser's nodes as plain data with places. Shares what an alias names, merges `<<`, and refuses
 * what a site file has no use for: tags, keys that are no words, duplicate keys. Where the parser has kept
 * its tokens, each list and group has its `writtenItems`.
 */
export function buildTree(
  root: ParsedNode,
  source: string,
  { schema, nearest: nearestNames }: { schema: SiteSchema; nearest: Nearest },
): { tree: TreeNode | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  /** How many nodes there may be when all that is repeated is written out. */
  const mostNodes = Math.max(mostInShortFile, source.length);
  /** What each `&name` names; `undefined` while that part is still being read. */
  const anchors = new Map<string, TreeNode | undefined>();
  /** The size of each node with its aliases written out; without one, a node counts as 1. */
  const sizes = new Map<TreeNode, number>();
  let isTooLarge = false;
  let copied = 0;
  const names: string[] = [];
  const builtFrom = root.srcToken && new Map<ParsedNode, TreeNode>();

  function build(node: ParsedNode, path: Path): TreeNode {
    const place = rangeOf(node, source);
    const built = isAlias(node) ? repeat(node, place, path) : buildOwn(node, place, path);
    builtFrom?.set(node, built);
    return built;
  }

  function buildOwn(node: Exclude<ParsedNode, Alias.Parsed>, place: Range, path: Path): TreeNode {
    if (node.tag !== undefined) problems.push(tagProblem(place, source, path));
    if (node.anchor !== undefined) {
      if (!anchors.has(node.anchor)) names.push(node.anchor);
      anchors.set(node.anchor, undefined);
    }
    const built = read(node, place, path);
    if (builtFrom && !isScalar(node) && built.kind !== 'scalar')
      built.writtenItems = writtenItems(node, source, builtFrom);
    if (node.anchor !== undefined) anchors.set(node.anchor, built);
    return built;
  }

  function read(node: Exclude<ParsedNode, Alias.Parsed>, place: Range, path: Path): TreeNode {
    if (isScalar(node)) {
      const scalar = readScalar(node.value, place, source);
      return node.tag === undefined ? scalar : { ...scalar, isBroken: true };
    }
    if (path.length >= maxDepth) {
      const mark = { ...place, end: place.start + 1, path };
      problems.push(createProblem('too-deep', { most: maxDepth }, mark));
      return brokenScalar(place.start, place.end);
    }
    return isMap(node) ? group(node.items, place, path) : list(node.items, place, path);
  }

  function list(nodes: readonly ParsedNode[], place: Range, path: Path): TreeNode {
    const items: TreeNode[] = [];
    for (const node of nodes) {
      const parts = splitItem(node, source);
      if (!parts) items.push(build(node, [...path, items.length]));
      for (const [index, { pairs, key, end }] of (parts ?? []).entries()) {
        if (index > 0) problems.push(createProblem('missing-dash', {}, { ...key, path }));
        items.push(group(pairs, { start: key.start, end }, [...path, items.length]));
      }
    }
    return measured({ kind: 'list', ...place, items, isFlow: source[place.start] === '[' });
  }

  function group(pairs: readonly ParsedPair[], place: Range, path: Path): TreeNode {
    const entries = new Map<string, Entry>();
    const merged: ReadonlyMap<string, Entry>[] = [];
    let isPartial = false;
    let isDuplicate = false;
    let last: Entry | undefined;
    const add = (entry: Entry) => entries.set(entry.name, (last = entry));
    for (const pair of pairs) {
      const key = rangeOf(pair.key, source);
      const { name, problem } = readKey(pair, last, { key, path, source, schema });
      if (problem) {
        problems.push(problem);
        // It is written all the same.
        if (builtFrom && pair.value) build(pair.value, path);
        // It may be a slip of any key of the group.
        isPartial ||= problem.code === 'forbidden-key';
        if (name !== undefined) add({ name, key, value: brokenScalar(key.end) });
      } else if (name === '<<' && source.startsWith('<<', key.start)) {
        const taken = merge(pair.value, key, path);
        isPartial ||= !taken;
        for (const part of taken ?? []) merged.push(part);
      } else if (name !== undefined) {
        const first = entries.get(name);
        const value = pair.value ? build(pair.value, [...path, name]) : emptyScalar(key.end);
        if (!first) add({ name, key, value });
        // Several duplicates in a row: what opened their part is missing, which is one fault.
        else if (!isDuplicate)
          problems.push(repeatedFile(pairs, pair, path) ?? duplicateKey(first, key, path));
        if (first?.value.kind === 'scalar' && (first.value.value ?? '') === '') first.value = value;
        isDuplicate = first !== undefined;
      }
    }
    for (const taken of merged) copyMissing(taken, entries);
    const isFlow = source[place.start] === '{';
    return measured({ kind: 'group', ...place, entries, isFlow, ...(isPartial && { isPartial }) });
  }

  /** The groups that `<<: *name` or `<<: [*one, *two]` merges, earlier ones first; undefined when it names none. */
  function merge(
    node: ParsedNode | null,
    key: Range,
    path: Path,
  ): Set<ReadonlyMap<string, Entry>> | undefined {
    const value = node ? build(node, [...path, '<<']) : emptyScalar(key.end);
    const sources = value.kind === 'list' ? value.items : [value];
    // One that comes again brings nothing.
    if (sources.length > 0 && sources.every((part) => part.kind === 'group'))
      return new Set(sources.map(({ entries }) => entries));
    if (value.kind !== 'scalar' || !value.isBroken)
      problems.push(createProblem('wrong-merge', {}, { ...key, path: [...path, '<<'] }));
    return undefined;
  }

  /** Groups that merge each other may write out many times what is in the file. */
  function copyMissing(from: ReadonlyMap<string, Entry>, entries: Map<string, Entry>): void {
    copied += from.size;
    if (copied > mostNodes) return tooLarge([...entries.values()][0]?.key.start ?? 0);
    for (const entry of from.values()) if (!entries.has(entry.name)) entries.set(entry.name, entry);
  }

  function repeat({ source: name }: Alias.Parsed, place: Range, path: Path): TreeNode {
    const node = anchors.get(name);
    if (node) return measured(repeatOf(node, place), sizes.get(node) ?? 1);
    const nearest = nearestNames(name, names);
    const suggestion = nearest.map((word) => `*${word}`);
    problems.push(
      anchors.has(name)
        ? createProblem('recursive-alias', { name }, { ...place, path })
        : createProblem('unknown-alias', { name, nearest }, { ...place, path, suggestion }),
    );
    return brokenScalar(place.start, place.end);
  }

  function measured(node: TreeNode, known?: number): TreeNode {
    if (anchors.size === 0) return node;
    const size =
      known ?? childrenOf(node).reduce((sum, [, child]) => sum + (sizes.get(child) ?? 1), 1);
    sizes.set(node, size);
    if (size > mostNodes) tooLarge(node.start);
    return node;
  }

  function tooLarge(start: number): void {
    if (isTooLarge) return;
    isTooLarge = true;
    problems.push(createProblem('too-many-aliases', {}, { start, end: start + 1, path: [] }));
  }

  const tree = build(root, []);
  return { tree: isTooLarge ? undefined : tree, problems };
}

function repeatOf<Node extends TreeNode>(node: Node, place: Range): Node {
  return { ...node, ...place, repeats: node.repeats ?? node };
}

/** A tag is written before its value, perhaps with an `&anchor` between them. */
function tagProblem(value: Range, source: string, path: Path): Problem {
  const mark = source.lastIndexOf('!', value.start - 1);
  const start = source[mark - 1] === '!' ? mark - 1 : mark;
  const [tag = '!'] = /^!+[^\s,[\]{}!]*/.exec(source.slice(start, value.start)) ?? [];
  return createProblem('tag', { tag }, { start, end: start + tag.length, path });
}

/** So many keys of the whole file in a row, from its first on, are no slip of the pen. */
const fewestRepeated = 3;

/** The file, pasted into itself: its first key comes again, and the next ones, too. */
function repeatedFile(
  pairs: readonly ParsedPair[],
  pair: ParsedPair,
  path: Path,
): Problem | undefined {
  const nameOf = ({ key }: ParsedPair) => (isScalar(key) ? String(key.value) : '');
  const [first] = pairs;
  if (path.length > 0 || !first || nameOf(first) !== nameOf(pair)) return undefined;
  const at = pairs.indexOf(pair);
  const before = new Set(pairs.slice(0, at).map(nameOf));
  const again = pairs.slice(at).filter((one) => before.has(nameOf(one)));
  if (again.length < fewestRepeated) return undefined;
  const [start, end] = pair.key.range;
  const related = [
    { start: first.key.range[0], end: first.key.range[1], message: 'The file begins here.' },
  ];
  return createProblem('repeated-file', { count: again.length }, { start, end, path: [], related });
}

/** A key that its group has already. */
function duplicateKey({ name, key: first }: Entry, key: Range, path: Path): Problem {
  const related = [{ ...first, message: `${name} stands here first.` }];
  const isItem = typeof path.at(-1) === 'number';
  const place = { ...key, path: [...path, name], related };
  return createProblem('duplicate-key', { key: name, isItem }, place);
}
