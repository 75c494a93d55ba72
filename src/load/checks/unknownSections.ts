import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A shared section that a page uses must be declared. */
export function unknownSections({ names, fields, tree }: CheckContext): Problem[] {
  const known = names.sections;
  return fields
    .filter((field) => field.kind === 'section' && !known.includes(field.value))
    .map(({ value: name, path }) => {
      const nearest = nearestWords(name, known);
      return createProblem(
        'unknown-section',
        { name, nearest, known },
        { ...valueLocation(tree, path), suggestion: oneOrMore(nearest) },
      );
    });
}
