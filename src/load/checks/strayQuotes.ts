import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * `label: Watch on {host}"`: the quote at the start was lost, and visitors would see the other. A
 * number before it may be a length in inches, unless the text has a slot, which needs its quotes.
 */
export function strayQuotes({ fields, source }: CheckContext): Problem[] {
  return fields.flatMap(({ scalar: { start, end, isPlain, repeats }, path }) => {
    if (!isPlain || repeats || source[end - 1] !== '"') return [];
    const text = source.slice(start, end);
    const isAlone = /^[^"]*[^\s"]"$/.test(text);
    if (!isAlone || (/\d"$/.test(text) && !/\{\w+\}/.test(text))) return [];
    return createProblem('stray-quote', {}, { start: end - 1, end, path });
  });
}
