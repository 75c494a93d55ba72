import { z } from 'zod';

/** Keys that belong together, with a sentence for the operator. Keys that are not listed are errors. */
export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

/** A list of such groups, from so many items to so many. */
export function list<const Fields extends z.ZodRawShape>(
  description: string,
  [min, max]: readonly [min: number, max: number],
  fields: Fields,
) {
  const items = z.array(z.strictObject(fields)).max(max);
  return (min > 0 ? items.min(min) : items).describe(description);
}
