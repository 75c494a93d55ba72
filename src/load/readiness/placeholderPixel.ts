import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { valueSpot } from '../checks/spots.ts';
import type { Draft } from './runReadiness.ts';

/** A pixel id of zeros. */
export function placeholderPixel({ file, tree }: Draft): Problem[] {
  if (!file.pixel || !/^0+$/.test(file.pixel.id)) return [];
  return [createProblem('placeholder-pixel', {}, valueSpot(tree, ['pixel', 'id']))];
}
