import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { noteOf } from '../schemaNodes.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A number that is allowed, but hardly meant: a tooltip after 20 seconds, a label shown for no time. */
export function unreasonableNumbers({ values, tree }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, schema, path }) => {
    if (typeof value !== 'number') return [];
    const sensible = noteOf(schema, 'sensible');
    if (!sensible || (value >= sensible.from && value <= sensible.to)) return [];
    // A number of the business is told where it stands.
    const { origins = [] } = scalar;
    if (origins.some(({ path: [, group] }) => group !== 'custom')) return [];
    const key = String(path.at(-1));
    const unit = noteOf(schema, 'unit');
    const seconds = value * 1000;
    const isMeant = unit === 'milliseconds' && seconds >= sensible.from && seconds <= sensible.to;
    const meant = isMeant && origins.length === 0 ? String(seconds) : undefined;
    const facts = { key, value, ...sensible, unit, meant };
    const location = { ...valueLocation(tree, path), suggestion: meant };
    return createProblem('unreasonable-number', facts, location);
  });
}
