import type { Range } from '#problems/Problem.ts';
import { isMap, isScalar, isSeq, type Pair, type ParsedNode } from 'yaml';

export type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/**
 * Where a node is, without the line ends that the parser counts to it. A list or group without
 * brackets ends with the last of its nodes, and not after the comments that follow.
 */
export function rangeOf(node: ParsedNode, source: string): Range {
  const last = lastChild(node);
  let [start, end] = node.range;
  if (last && source[start] !== '{' && source[start] !== '[')
    return { start, end: rangeOf(last, source).end };
  while (end > start && ' \t\r\n'.includes(source.charAt(end - 1))) end--;
  return { start, end };
}

function lastChild(node: ParsedNode): ParsedNode | undefined {
  if (isSeq(node)) return node.items.at(-1);
  const pair = isMap(node) ? node.items.at(-1) : undefined;
  return pair?.value ?? pair?.key;
}

/** Pairs that are an item, where their first key is, and where the last of them ends. */
type ItemPart = { pairs: ParsedPair[]; key: Range; end: number };

/**
 * The pairs of a list item that is several to a reader, since a dash is missing inside it: the key that
 * begins the item comes again, with another value, and more keys follow. Otherwise that key is a
 * duplicate. Undefined for an item that is one.
 */
export function splitItem(item: ParsedNode, source: string): ItemPart[] | undefined {
  if (!isMap(item) || item.anchor !== undefined || source[item.range[0]] === '{') return undefined;
  const pairs: readonly ParsedPair[] = item.items;
  const [first] = pairs;
  const name = first && wordOf(first);
  if (first === undefined || name === undefined) return undefined;
  const isAgain = (pair: ParsedPair, index: number) =>
    index > 0 && wordOf(pair) === name && valueText(pair, source) !== valueText(first, source);
  if (!pairs.some(isAgain)) return undefined;
  const isOneKeyOnly = pairs.every((pair) => wordOf(pair) === name);
  const cuts = pairs.flatMap((pair, index) => {
    const isInside = index > 1 && index < pairs.length - 1;
    return isAgain(pair, index) && (isOneKeyOnly || isInside) ? [index] : [];
  });
  if (cuts.length === 0) return undefined;
  return [0, ...cuts].map((cut, index) => {
    const part = pairs.slice(cut, cuts[index]);
    const [opening = first, closing = opening] = [part[0], part.at(-1)];
    const key = rangeOf(opening.key, source);
    const { end } = rangeOf(closing.value ?? closing.key, source);
    return { pairs: part, key, end };
  });
}

/** The word that a key is, be it a text, a number, yes or no. */
function wordOf({ key }: ParsedPair): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}

function valueText({ value }: ParsedPair, source: string): string {
  if (!value) return '';
  const { start, end } = rangeOf(value, source);
  return source.slice(start, end);
}
