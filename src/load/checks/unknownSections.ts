import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import type { Facts } from './Check.ts';
import { valueSpot } from './spots.ts';

/** A shared section that a page uses must be declared. */
export function unknownSections({ names, fields, tree }: Facts): Problem[] {
  const known = names.sections;
  return fields
    .filter((field) => field.kind === 'section' && !known.includes(field.value))
    .map(({ value: name, path }) => {
      const nearest = nearestWords(name, known);
      return createProblem(
        'unknown-section',
        { name, nearest, known },
        { ...valueSpot(tree, path), suggestion: oneOrMore(nearest) },
      );
    });
}
