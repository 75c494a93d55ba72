import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import { nearestWords } from '../nearestWords.ts';
import type { Entry, Group, Path, Scalar, TreeNode } from '../tree.ts';
import { createNodeCount } from './createNodeCount.ts';
import { partItems } from './partItems.ts';
import { bareNumber, cutNumber, cutText, duplicateKey, keyFault, tightKey } from './keyFaults.ts';
import { emptyScalar, readScalar } from './readScalar.ts';
import { tagFault } from './tagFault.ts';
import { nameOf, type Pair, type YamlNode } from './YamlNode.ts';

/** How deep lists and groups may stand inside each other. */
export const deepest = 64;

/**
 * What was read as plain data with places. Follows `*name` by sharing what it names, takes in `<<`,
 * and refuses what a site file has no use for: tags, keys that are no words, duplicate keys.
 */
export function buildTree(
  root: YamlNode,
  source: string,
): { tree: TreeNode | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  /** What `&name` stood before; `undefined` while that part is still being read. */
  const anchors = new Map<string, TreeNode | undefined>();
  const count = createNodeCount();

  function build(node: YamlNode, path: Path): TreeNode {
    if (node.kind === 'alias') return repeat(node, path);
    const place = rangeOf(node);
    if (node.isTagged) problems.push(tagFault(place, source, path));
    if (node.anchor !== undefined) anchors.set(node.anchor, undefined);
    const built = read(node, place, path);
    if (node.anchor !== undefined) anchors.set(node.anchor, built);
    return built;
  }

  function read(node: Exclude<YamlNode, { kind: 'alias' }>, place: Range, path: Path): TreeNode {
    if (node.kind === 'scalar') {
      const scalar = readScalar(node.value, place, source);
      return node.isTagged ? { ...scalar, isBroken: true } : scalar;
    }
    if (path.length >= deepest) return tooDeep(place, path);
    return node.kind === 'group' ? group(node.pairs, place, path) : list(node.items, place, path);
  }

  function list(nodes: readonly YamlNode[], place: Range, path: Path): TreeNode {
    const parted = partItems(nodes, source);
    for (const key of parted.starts)
      problems.push(createProblem('missing-dash', {}, { ...rangeOf(key), path }));
    const items = parted.items.map((item, index) => build(item, [...path, index]));
    const isFlow = source[place.start] === '[';
    return measured({ kind: 'list', ...place, items, isFlow });
  }

  function group(pairs: readonly Pair[], place: Range, path: Path): TreeNode {
    const entries = new Map<string, Entry>();
    const merged: Entry[] = [];
    let isPartial = false;
    let isDuplicate = false;
    let last: Entry | undefined;
    const add = (entry: Entry) => entries.set(entry.name, (last = entry));
    for (const pair of pairs) {
      const key = rangeOf(pair.key);
      const where = { key, path, source };
      const word = nameOf(pair.key);
      const cut = word === undefined && (cutNumber(last, where) ?? cutText(last, where));
      const name = word ?? (cut ? undefined : bareNumber(pair, where));
      const fault = cut || keyFault(name, where);
      const tight =
        name === undefined || pair.value !== undefined || isOwn(path)
          ? undefined
          : tightKey(name, where);
      if (fault) {
        problems.push(fault);
        // It may stand in the place of any key of the group.
        isPartial ||= fault.code === 'forbidden-key';
      } else if (tight) {
        problems.push(tight.problem);
        const value: Scalar = { ...emptyScalar(key.end), isBroken: true };
        add({ name: tight.name, key, value });
      } else if (name === '<<' && source.startsWith('<<', key.start)) {
        const taken = takeIn(pair.value, key, path);
        isPartial ||= !taken;
        merged.push(...(taken ?? []));
      } else if (name !== undefined) {
        const first = entries.get(name);
        const value = pair.value ? build(pair.value, [...path, name]) : emptyScalar(key.end);
        const wasDuplicate = isDuplicate;
        isDuplicate = first !== undefined;
        if (first) {
          // Several keys in a row that are all there already: what opened their part is missing.
          if (!wasDuplicate) problems.push(duplicateKey(first, key, path));
          if (isEmpty(first.value)) first.value = value;
        } else add({ name, key, value });
      }
    }
    for (const entry of merged) if (!entries.has(entry.name)) entries.set(entry.name, entry);
    const isFlow = source[place.start] === '{';
    const built: Group = {
      kind: 'group',
      ...place,
      entries,
      isFlow,
      ...(isPartial && { isPartial: true as const }),
    };
    return measured(built);
  }

  /** The entries that `<<: *name` or `<<: [*one, *two]` stands for, earlier ones first; undefined when it stands for none. */
  function takeIn(node: YamlNode | undefined, key: Range, path: Path): Entry[] | undefined {
    const value = node ? build(node, [...path, '<<']) : emptyScalar(key.end);
    const sources = value.kind === 'list' ? value.items : [value];
    if (sources.length > 0 && sources.every((part) => part.kind === 'group'))
      return sources.flatMap((part) => [...part.entries.values()]);
    if (value.kind !== 'scalar' || !value.isBroken)
      problems.push(createProblem('wrong-merge', {}, { ...key, path: [...path, '<<'] }));
    return undefined;
  }

  function repeat(alias: Extract<YamlNode, { kind: 'alias' }>, path: Path): TreeNode {
    const place = rangeOf(alias);
    const { name } = alias;
    const node = anchors.get(name);
    if (node) {
      const own: TreeNode =
        node.kind === 'scalar'
          ? { ...node, ...place, repeats: node.repeats ?? node }
          : { ...node, ...place };
      return measured(own);
    }
    const nearest = nearestWords(name, [...anchors.keys()]);
    const suggestion = nearest.map((word) => `*${word}`);
    problems.push(
      anchors.has(name)
        ? createProblem('recursive-alias', { name }, { ...place, path })
        : createProblem('unknown-alias', { name, nearest }, { ...place, path, suggestion }),
    );
    return { ...emptyScalar(place.start), ...place, isBroken: true };
  }

  function measured(node: TreeNode): TreeNode {
    // Before the first name nothing can be repeated.
    if (anchors.size > 0 && count.add(node) === 'first too large') {
      const { start } = node;
      problems.push(createProblem('too-many-aliases', {}, { start, end: start + 1, path: [] }));
    }
    return node;
  }

  function tooDeep(place: Range, path: Path): Scalar {
    const start = place.start;
    problems.push(createProblem('too-deep', { most: deepest }, { start, end: start + 1, path }));
    return { ...emptyScalar(start), ...place, isBroken: true };
  }

  const tree = build(root, []);
  return { tree: count.isTooLarge() ? undefined : tree, problems };
}

/** Whether a part is the operator's own: what stands in it is nobody's affair. */
function isOwn([first]: Path): boolean {
  return typeof first === 'string' && first.startsWith('x-');
}

function isEmpty(node: TreeNode): boolean {
  return node.kind === 'scalar' && (node.value === null || node.value === '');
}

function rangeOf({ start, end }: Range): Range {
  return { start, end };
}
