import type { Pair, YamlGroup, YamlNode } from './YamlNode.ts';

/** The items of a list; `starts` are the keys before which a dash is missing. */
export type Items = { items: readonly YamlNode[]; starts: readonly YamlNode[] };

/**
 * Takes items apart that are one for the parser, since the second has lost its dash: the key that
 * begins them comes again, with another value, and more keys follow. Otherwise a key is there twice.
 */
export function partItems(items: readonly YamlNode[], source: string): Items {
  if (!items.some((item) => cutsOf(item, source).length > 0)) return { items, starts: [] };
  const starts: YamlNode[] = [];
  const parted = items.flatMap((item) => {
    const cuts = cutsOf(item, source);
    if (item.kind !== 'group' || cuts.length === 0) return [item];
    starts.push(...cuts.flatMap((cut) => item.pairs[cut]?.key ?? []));
    return [0, ...cuts].map((cut, index) => takePart(item, item.pairs.slice(cut, cuts[index])));
  });
  return { items: parted, starts };
}

/** Before which pairs of an item another one begins. */
function cutsOf(item: YamlNode, source: string): number[] {
  if (item.kind !== 'group' || item.anchor !== undefined || source[item.start] === '{') return [];
  const { pairs } = item;
  const [first] = pairs;
  const name = first && wordOf(first.key);
  if (first === undefined || name === undefined) return [];
  const isAgain = (pair: Pair, index: number) =>
    index > 0 && wordOf(pair.key) === name && written(pair, source) !== written(first, source);
  if (!pairs.some(isAgain)) return [];
  const isAllThere = pairs.every((pair) => wordOf(pair.key) === name);
  return pairs.flatMap((pair, index) => {
    const isInside = index > 1 && index < pairs.length - 1;
    return isAgain(pair, index) && (isAllThere || isInside) ? [index] : [];
  });
}

/** The word that a key is, be it a text, a number, yes or no. */
function wordOf(key: YamlNode): string | undefined {
  return key.kind === 'scalar' ? String(key.value) : undefined;
}

function written({ value }: Pair, source: string): string {
  return source.slice(value?.start ?? 0, value?.end ?? 0);
}

function takePart(item: YamlGroup, pairs: Pair[]): YamlGroup {
  const [first, last] = [pairs[0], pairs.at(-1)];
  const start = first?.key.start ?? item.start;
  return { kind: 'group', start, end: (last?.value ?? last?.key)?.end ?? start, pairs };
}
