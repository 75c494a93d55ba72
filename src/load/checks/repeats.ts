import type { Field } from '../findFields.ts';
import type { Facts, Spot } from './Check.ts';
import { valueSpot } from './spots.ts';

/** A value that stands a second time: what it is, where, and where it stood first. */
export type Repeat = { value: string; spot: Spot; first: Spot };

/** The fields whose value an earlier one has already, in file order. */
export function repeats(fields: readonly Field[], { tree }: Facts): Repeat[] {
  const seen = new Map<string, Spot>();
  return fields.flatMap(({ value, path }) => {
    const spot = valueSpot(tree, path);
    const first = seen.get(value);
    if (first) return [{ value, spot, first }];
    seen.set(value, spot);
    return [];
  });
}
