import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestNames } from '../names.ts';
import { oneOrMore } from '../nearestWords.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** Every file that is named must be there, under exactly that name: a web server does count capitals. */
export function missingMedia({ fields, tree, names, fileSystem }: CheckContext): Problem[] {
  return fields
    .filter((field) => field.kind === 'media' && !fileSystem.hasFile(field.value))
    .map(({ kind, value: file, path }) => {
      const nearest = nearestNames(kind, file, names);
      return createProblem(
        'missing-media',
        { file, nearest },
        { ...valueLocation(tree, path), suggestion: oneOrMore(nearest) },
      );
    });
}
