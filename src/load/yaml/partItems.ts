import { isMap, isScalar, type Node, type Pair, YAMLMap } from 'yaml';

type KeyedPair = Pair<Node, Node | null>;

/** The items of a list; `starts` are the keys before which a dash is missing. */
export type Items = { items: (Node | null)[]; starts: Node[] };

/**
 * Takes items apart that are one for the parser, since the second has lost its dash: the key that
 * begins them comes again, with another value, and more keys follow. Otherwise a key is there twice.
 */
export function partItems(nodes: readonly (Node | null)[], source: string): Items {
  const starts: Node[] = [];
  const items = nodes.flatMap((node) => {
    if (!isMap<Node, Node | null>(node) || node.anchor || source[node.range?.[0] ?? 0] === '{')
      return [node];
    const cuts = cutsOf(node.items, source);
    if (cuts.length === 0) return [node];
    starts.push(...cuts.flatMap((cut) => node.items[cut]?.key ?? []));
    return [0, ...cuts].map((cut, index) => part(node, node.items.slice(cut, cuts[index])));
  });
  return { items, starts };
}

function cutsOf(pairs: readonly KeyedPair[], source: string): number[] {
  const [first] = pairs;
  const name = first && nameOf(first);
  if (first === undefined || name === undefined) return [];
  const isAllThere = pairs.every((pair) => nameOf(pair) === name);
  return pairs.flatMap((pair, index) => {
    const isAgain = index > 0 && nameOf(pair) === name && written(pair) !== written(first);
    return isAgain && (isAllThere || (index > 1 && index < pairs.length - 1)) ? [index] : [];
  });

  function written({ value }: KeyedPair): string {
    return source.slice(value?.range?.[0], value?.range?.[1]);
  }
}

function part(node: YAMLMap<Node, Node | null>, pairs: KeyedPair[]): YAMLMap<Node, Node | null> {
  const made = new YAMLMap<Node, Node | null>();
  made.items = pairs;
  const [first, last] = [pairs[0]?.key, pairs.at(-1)];
  const start = first?.range?.[0] ?? node.range?.[0] ?? 0;
  const end = (last?.value ?? last?.key)?.range?.[1] ?? start;
  made.range = [start, end, end];
  return made;
}

function nameOf({ key }: KeyedPair): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}
