import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { valueLocation } from '../checks/locations.ts';
import type { Draft } from './runReadiness.ts';

/** Files in a folder called samples. */
export function placeholderMedia({ fields, tree }: Draft): Problem[] {
  return fields
    .filter(({ kind, value }) => kind === 'media' && value.includes('/samples/'))
    .map(({ value: file, path }) =>
      createProblem('placeholder-media', { file }, valueLocation(tree, path)),
    );
}
