import { z } from 'zod';
import * as api from '#schema/api.ts';
import type { BlockSchema } from '#schema/defineBlock.ts';
import { childSchema, definitionOf, unwrap } from '../schemaNodes.ts';
import { compileModule, withKnownNames } from './compileModule.ts';
import { placeIn, problemAt, reasonOf, wordIn } from './filePlace.ts';

/** The fields of a block, or what is wrong with the file that exports them. It is run. */
export function readBlockFields(type: string, file: string, root: string) {
  const compiled = compileModule(file, { format: 'cjs', ours: ['fascia'] });
  if ('reason' in compiled) return { problem: problemAt('broken-block', compiled, compiled, root) };
  try {
    const exported = compiled.run((name) => {
      if (name === 'fascia') return withKnownNames(name, api);
      throw new Error(`"${name}" is not for fields: they are made of what "fascia" exports`);
    });
    const found = exported[type];
    const fault = faultOf(exported, type, file);
    if (fault) return { problem: problemAt('wrong-block', { type, ...fault }, fault.place, root) };
    return { schema: found as BlockSchema };
  } catch (error) {
    const place = compiled.placeOf(error) ?? placeIn(file);
    return { problem: problemAt('broken-block', { reason: reasonOf(error) }, place, root) };
  }
}

/** What is wrong with what a file exports under the name of its block. */
function faultOf(exported: Record<string, unknown>, type: string, file: string) {
  const found = exported[type];
  if (found === undefined) {
    return { fault: 'missing', place: wordIn(file, Object.keys(exported)[0] ?? 'export') } as const;
  }
  if (!isBlock(found)) return { fault: 'no-block', place: wordIn(file, type) } as const;
  const { value } = found.shape.type;
  if (value !== type) return { fault: 'type', value, place: wordIn(file, value) } as const;
  const field = strayField(found);
  if (field !== undefined) return { fault: 'field', field, place: wordIn(file, field) } as const;
  try {
    z.toJSONSchema(found, { io: 'input', target: 'draft-7' });
    return undefined;
  } catch (error) {
    // A date, a function: what YAML cannot write.
    return { fault: 'kind', reason: reasonOf(error), place: wordIn(file, type) } as const;
  }
}

function isBlock(found: unknown): found is BlockSchema {
  return found instanceof z.ZodObject && found.shape['type'] instanceof z.ZodLiteral;
}

/** The first field, however deep, that is no schema. */
function strayField(schema: z.core.$ZodType): string | undefined {
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  if (definition.type === 'union')
    return definition.options.flatMap((one) => strayField(one) ?? [])[0];
  if (definition.type !== 'object') {
    const item = childSchema(inner, 0);
    return item && strayField(item);
  }
  for (const [key, field] of Object.entries<unknown>(definition.shape)) {
    if (!(field instanceof z.core.$ZodType)) return key;
    const deeper = strayField(field);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
