import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Facts } from './Check.ts';

/** `{constants.tiers.gold.payout | money}` in a text: without its $, visitors would see it as it stands. */
export function missingDollars({ values, source }: Facts): Problem[] {
  return values.flatMap(({ value, scalar, path }) => {
    if (scalar.repeats || typeof value !== 'string') return [];
    const text = source.slice(scalar.start, scalar.end);
    // Most texts hold no brace, which is soon seen.
    if (!text.includes('{')) return [];
    return [...text.matchAll(bareReference)].map((match) => {
      const start = scalar.start + match.index;
      const [written] = match;
      const problem = createProblem(
        'missing-dollar',
        { written },
        { start, end: start + written.length, path, suggestion: `$${written}` },
      );
      return { ...problem, fix: { edits: [{ start, end: start, text: '$' }], isSafe: true } };
    });
  });
}

/** What stands in braces and begins as a reference does. */
const bareReference = /(?<!\$)\{ *(?:constants|site)(?:\.\w+)+ *(?:\| *\w+ *)?\}/g;
