import type { Range } from '#problems/Problem.ts';
import type { Node } from 'yaml';

/** Where a node stands, without the line ends that the parser counts to it. */
export function placeOf(node: Node, source: string): Range {
  const [start, valueEnd] = node.range ?? [0, 0, 0];
  let end = valueEnd;
  while (end > start && /[ \t\r\n]/.test(source.charAt(end - 1))) end--;
  return { start, end };
}
