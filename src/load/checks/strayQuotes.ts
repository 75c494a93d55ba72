import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nodeAt } from '../tree.ts';
import type { Facts } from './Check.ts';

/**
 * `label: Watch on {host}"`: the quote at the start was lost, and visitors would see the other. A
 * number before it may be a length in inches, unless the text has a slot, which needs its quotes.
 */
export function strayQuotes({ fields, tree, source }: Facts): Problem[] {
  return fields.flatMap(({ path }) => {
    const node = nodeAt(tree, path);
    if (node?.kind !== 'scalar' || !node.isPlain || node.repeats) return [];
    const text = source.slice(node.start, node.end);
    const isAlone = /^[^"]*[^\s"]"$/.test(text);
    if (!isAlone || (/\d"$/.test(text) && !/\{\w+\}/.test(text))) return [];
    return createProblem('stray-quote', {}, { start: node.end - 1, end: node.end, path });
  });
}
