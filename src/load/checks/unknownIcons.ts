import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { findIcon } from '../icons.ts';
import { nearestNames } from '../names.ts';
import type { Document } from '../readDocument.ts';
import { isWellFormed } from './isWellFormed.ts';

/** An icon must be one of the sets. */
export function unknownIcons({
  fields,
  names,
  nearest: nearestWords,
  atValue,
}: Document): Problem[] {
  return fields.flatMap((field) => {
    const { kind, value: name, path } = field;
    if (kind !== 'icon' || findIcon(name) !== undefined || !isWellFormed(field)) return [];
    const nearest = nearestNames(kind, name, { names, nearest: nearestWords });
    return createProblem('unknown-icon', { name, nearest }, atValue(path));
  });
}
