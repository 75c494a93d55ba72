import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestNames } from '../names.ts';
import type { Document } from '../readDocument.ts';
import { packagesOf } from '../typefaces.ts';
import { isWellFormed } from './isWellFormed.ts';

/** A style must be one that there is. */
export function unknownStyles({ fields, names, nearest, atValue }: Document): Problem[] {
  return fields.flatMap((field) => {
    const { kind, value: name, path } = field;
    if (kind !== 'style' || names.style.includes(name) || !isWellFormed(field)) return [];
    const facts = { name, nearest: nearest(name, names.style), known: names.style };
    return createProblem('unknown-style', facts, atValue(path));
  });
}

/** A typeface that is named must be installed. */
export function missingTypefaces({ fields, names, nearest, atValue }: Document): Problem[] {
  return fields.flatMap((field) => {
    const { kind, value: name, path } = field;
    if (kind !== 'typeface' || names.typeface.includes(name) || !isWellFormed(field)) return [];
    const near = nearestNames(kind, name, { names, nearest });
    const facts = { name, nearest: near, packages: packagesOf(name) };
    return createProblem('missing-typeface', facts, atValue(path));
  });
}
