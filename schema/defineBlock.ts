import { z } from 'zod';
import type { Declarations } from './kinds.ts';
import { anchor } from './fields.ts';

/** Takes a section off the page. */
export const hidden = z
  .boolean()
  .optional()
  .describe('true takes the section off the page without deleting it.');

/** The fields of every block, whatever its type. */
const common = {
  id: anchor
    .optional()
    .describe('A name for links that lead to this section: id "team" is reached by "/about#team".'),
  tone: z
    .enum(['plain', 'soft', 'strong'])
    .default('plain')
    .describe(
      'The ground the section stands on: plain (the page), soft (a light band) or strong (a dark band).',
    ),
  hidden,
};

/**
 * A block type: its word in site.yaml, a sentence for the operator, its own fields (unknown keys are
 * errors), and what other code must know of it. Nothing is read from the name of a field.
 */
export function defineBlock<const Type extends string, Fields extends z.ZodRawShape>(block: {
  type: Type;
  description: string;
  fields: Fields;
  declares?: Declarations<keyof Fields & string>;
}) {
  const { type, description, fields, declares = {} } = block;
  return z
    .strictObject({ type: z.literal(type).describe(description), ...fields, ...common })
    .describe(description)
    .meta({ declares });
}

/** What `defineBlock` makes. */
export type BlockSchema = ReturnType<typeof defineBlock<string, z.ZodRawShape>>;
