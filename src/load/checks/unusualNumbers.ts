import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nodeAt } from '../tree.ts';
import type { Facts } from './Check.ts';
import { valueSpot } from './spots.ts';

/** A number that YAML may read as another than was meant: `1.000` is one, `0x10` sixteen, `010` ten. */
export function unusualNumbers({ values, tree }: Facts): Problem[] {
  return values.flatMap(({ value, path }) => {
    const node = typeof value === 'number' ? nodeAt(tree, path) : undefined;
    if (node?.kind !== 'scalar' || node.origins || node.repeats) return [];
    const thousands = /^-?[1-9]\d{0,2}\.\d{3}$/.test(node.written)
      ? node.written.replace('.', '')
      : undefined;
    if (!thousands && !/^[-+]?0[\dxo]|e/i.test(node.written)) return [];
    const facts = { written: node.written, value: Number(value), thousands };
    const suggestion = thousands ? undefined : String(value);
    return createProblem('unusual-number', facts, { ...valueSpot(tree, path), suggestion });
  });
}
