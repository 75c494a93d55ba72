import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { mangledIn } from '../references/mangledIn.ts';
import { meantReference } from '../references/meantReference.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * `{constants.tiers.gold.payout | money}` in a text: without its $, visitors would see it as it
 * stands. The same with other marks is no text either when there is such a value.
 */
export function mangledReferences({ values, source, tree }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, path }) => {
    if (scalar.repeats || typeof value !== 'string') return [];
    return mangledIn(source.slice(scalar.start, scalar.end)).flatMap((mangled) => {
      const { written, meant } = mangled;
      const start = scalar.start + mangled.start;
      const end = scalar.start + mangled.end;
      const place = { start, end, path, suggestion: meant };
      const fix = { edits: [{ start, end, text: meant }], isSafe: true };
      if (`$${written}` === meant)
        return { ...createProblem('missing-dollar', { written }, place), fix };
      if (!meantReference(tree, meant)) return [];
      return { ...createProblem('malformed-reference', { text: written, meant }, place), fix };
    });
  });
}
