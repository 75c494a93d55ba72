import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { noteOf } from '../schemaNodes.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A number that is allowed, but hardly meant: a tooltip after 20 seconds, a label shown for no time. */
export function unreasonableNumbers({ values, tree }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, schema, path }) => {
    if (typeof value !== 'number') return [];
    const sensible = noteOf(schema, 'sensible');
    if (!sensible || (value >= sensible.from && value <= sensible.to)) return [];
    // A number of the business is reported where it is declared.
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

/** A number that YAML may read as another than was meant: `1.000` is one, `0x10` sixteen, `010` ten. */
export function unusualNumbers({ values, tree }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, path }) => {
    if (typeof value !== 'number' || scalar.origins || scalar.repeats) return [];
    const { written } = scalar;
    const thousands = /^-?[1-9]\d{0,2}\.\d{3}$/.test(written)
      ? written.replace('.', '')
      : undefined;
    if (!thousands && !/^[-+]?0[\dxo]|e/i.test(written)) return [];
    const facts = { written, value, thousands };
    const suggestion = thousands ? undefined : String(value);
    return createProblem('unusual-number', facts, { ...valueLocation(tree, path), suggestion });
  });
}
