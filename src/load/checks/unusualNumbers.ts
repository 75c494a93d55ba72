import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

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
