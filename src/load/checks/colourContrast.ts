import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { contrastPairs } from '#schema/theme.ts';
import { contrastOf } from './contrastOf.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/**
 * The colours that meet on the page (listed beside the theme's schema) must differ enough to be
 * read. The colour that most of the failing pairs share is told, once, with its worst pair.
 */
export function colourContrast({ file, tree }: CheckContext): Problem[] {
  const { colours } = file.theme;
  let failing = contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastOf(colours[pair.front], colours[pair.ground]) }))
    .filter(({ ratio, least }) => ratio < least);
  const problems: Problem[] = [];
  while (failing.length > 0) {
    const blamed = mostShared(failing);
    const own = failing.filter(({ front, ground }) => front === blamed || ground === blamed);
    const [worst] = own.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
    if (worst) {
      const other = worst.front === blamed ? worst.ground : worst.front;
      problems.push(
        createProblem(
          'low-contrast',
          { ...worst, name: blamed, other, isText: worst.least > 3 },
          {
            ...valueLocation(tree, ['theme', 'colours', blamed]),
            related: [
              {
                ...placeOf(tree, other),
                message: `${other} stands here.`,
              },
            ],
          },
        ),
      );
    }
    failing = failing.filter((pair) => !own.includes(pair));
  }
  return problems;
}

type Pair = (typeof contrastPairs)[number];

function placeOf(tree: CheckContext['tree'], name: string) {
  const { start, end } = valueLocation(tree, ['theme', 'colours', name]);
  return { start, end };
}

/** The colour in most of the pairs; among equals the one in front. */
function mostShared(pairs: readonly Pair[]): Pair['front'] {
  const names = [...pairs.map(({ front }) => front), ...pairs.map(({ ground }) => ground)];
  const countOf = (name: string) =>
    pairs.filter(({ front, ground }) => front === name || ground === name).length;
  return names.reduce((best, name) => (countOf(name) > countOf(best) ? name : best));
}
