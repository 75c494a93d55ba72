import type { Range } from '#problems/Problem.ts';
import { isAlias, isMap, isScalar, type ParsedNode } from 'yaml';
import type { YamlNode } from './YamlNode.ts';

/**
 * The parser's nodes without what nobody here asks for. A list or group without brackets ends where
 * the last of it does, and not behind the comments that follow.
 */
export function fromParser(node: ParsedNode, source: string): YamlNode {
  const place = placeOf(node, source);
  if (isAlias(node)) return { kind: 'alias', ...place, name: node.source };
  const marks = {
    ...(node.anchor !== undefined && { anchor: node.anchor }),
    ...(node.tag !== undefined && { isTagged: true as const }),
  };
  if (isMap(node)) {
    const pairs = node.items.map(({ key, value }) => ({
      key: fromParser(key, source),
      value: value ? fromParser(value, source) : undefined,
    }));
    const last = pairs.at(-1);
    const { end } = isInBrackets(place, source) ? place : (last?.value ?? last?.key ?? place);
    return { kind: 'group', ...place, ...marks, end, pairs };
  }
  if (isScalar(node)) return { kind: 'scalar', ...place, ...marks, value: node.value };
  const items = node.items.map((item) => fromParser(item, source));
  const { end } = isInBrackets(place, source) ? place : (items.at(-1) ?? place);
  return { kind: 'list', ...place, ...marks, end, items };
}

/** Where a node stands, without the line ends that the parser counts to it. */
function placeOf(node: ParsedNode, source: string): Range {
  const [start, valueEnd] = node.range;
  let end = valueEnd;
  while (end > start && ' \t\r\n'.includes(source.charAt(end - 1))) end--;
  return { start, end };
}

function isInBrackets({ start }: Range, source: string): boolean {
  return source[start] === '{' || source[start] === '[';
}
