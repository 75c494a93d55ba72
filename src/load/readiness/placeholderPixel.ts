import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { valueLocation } from '../checks/locations.ts';
import type { Draft } from './runReadiness.ts';

/** A pixel id of zeros, or of Xs as in the providers' own examples, behind whatever an id begins with. */
export function placeholderPixel({ file, tree }: Draft): Problem[] {
  if (!file.pixel) return [];
  const { id, also = [] } = file.pixel;
  const accounts = [
    { id, path: ['pixel', 'id'] },
    ...also.map((account, index) => ({ id: account.id, path: ['pixel', 'also', index, 'id'] })),
  ];
  return accounts
    .filter((account) => /^(?:G-|AW-|C)?(?:0+|X+)$/.test(account.id))
    .map(({ path }) => createProblem('placeholder-pixel', {}, valueLocation(tree, path)));
}
