import type { Field } from '../findFields.ts';
import type { CheckContext, Location } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A value that stands a second time: what it is, where, and where it stood first. */
export type Repeat = { value: string; location: Location; first: Location };

/** The fields whose value an earlier one has already, in file order. */
export function repeats(fields: readonly Field[], { tree }: CheckContext): Repeat[] {
  const seen = new Map<string, Location>();
  return fields.flatMap(({ value, path }) => {
    const location = valueLocation(tree, path);
    const first = seen.get(value);
    if (first) return [{ value, location, first }];
    seen.set(value, location);
    return [];
  });
}
