import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A rule of the pixel that waits for a click must name one that a button declares. */
export function unknownClicks({ names, fields, tree }: CheckContext): Problem[] {
  const known = names.clicks;
  return fields
    .filter((field) => field.kind === 'click' && !known.includes(field.value))
    .map(({ value: name, path }) => {
      const nearest = nearestWords(name, known);
      return createProblem(
        'unknown-click',
        { name, nearest, known },
        { ...valueLocation(tree, path), suggestion: oneOrMore(nearest) },
      );
    });
}
