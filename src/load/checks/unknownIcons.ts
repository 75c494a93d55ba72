import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { z } from 'zod';
import { findIcon } from '../icons.ts';
import { nearestNames } from '../names.ts';
import type { Document } from '../readDocument.ts';

/** An icon must be one of the sets. That needs no more than the name, so that it is reported beside what the schema refuses. */
export function unknownIcons({
  fields,
  names,
  nearest: nearestWords,
  atValue,
}: Document): Problem[] {
  return fields.flatMap(({ kind, value: name, path, schema }) => {
    if (kind !== 'icon' || findIcon(name) !== undefined) return [];
    // A name of the wrong form is reported as that.
    if (!z.safeParse(schema, name).success) return [];
    const nearest = nearestNames(kind, name, { names, nearest: nearestWords });
    return createProblem('unknown-icon', { name, nearest }, atValue(path));
  });
}
