import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nodeAt } from '../tree.ts';
import type { Facts } from './Check.ts';

/** `{constants.tiers.gold.payout | money}` in a text: without its $, visitors would see it as it stands. */
export function missingDollars({ values, tree, source }: Facts): Problem[] {
  return values.flatMap(({ path }) => {
    const node = nodeAt(tree, path);
    if (node?.kind !== 'scalar' || node.repeats || typeof node.value !== 'string') return [];
    const text = source.slice(node.start, node.end);
    return [...text.matchAll(bareReference)].map((match) => {
      const start = node.start + match.index;
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
