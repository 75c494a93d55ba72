import { z } from 'zod';
import { name, paragraph } from './fields.ts';

/** How deep groups can stand in each other. */
const deepest = 5;

/** A value of the operator’s own, or a list or group of them. What it may be is decided where it is used. */
function constant(depth: number) {
  const value = [paragraph, z.number(), z.boolean()] as const;
  // By name, the JSON Schema has each depth once.
  const id = `constant${depth}`;
  if (depth === 0) return z.union(value).meta({ id });
  const inner: z.ZodType<Constant> = constant(depth - 1);
  return z.union([...value, z.array(inner).max(1000), z.record(name, inner)]).meta({ id });
}

type Constant = number | boolean | string | Constant[] | { [name: string]: Constant };

/** The operator’s own values, by names of their own. */
export const Constants = z
  .record(name, constant(deepest))
  .describe(
    'Every value that stands in more than one place, once, under names of your own: numbers, texts, groups of them. Elsewhere it is referred to by its path: ${constants.tiers.gold.payout | money}.',
  );
