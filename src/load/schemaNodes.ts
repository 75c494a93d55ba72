import type { Kind } from '#schema/kinds.ts';
import { z } from 'zod';
import { ownValue } from './paths.ts';

/**
 * How a schema can be walked beside the data that it is for. Zod's definitions are its published
 * way to look inside (`zod/v4/core`), with one type for all: https://zod.dev/library-authors
 */
export type Schema = z.core.$ZodType;

/** The definition, as the union that a `switch` on `type` narrows. */
export function definitionOf(schema: Schema) {
  // Every schema of this site is one of zod's own types, which `$ZodTypes` lists.
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The schema inside `optional`, `default`, `transform` and the like. `visit` sees each layer on the way. */
export function unwrap(schema: Schema, visit?: (layer: Schema) => void): Schema {
  visit?.(schema);
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unwrap(definition.innerType, visit);
    case 'pipe':
      return unwrap(definition.in, visit);
    default:
      return schema;
  }
}

/** The fields of an object schema; none when the schema is no object. A map: a written name may be one that every object has. */
export function fieldsOf(schema: Schema): ReadonlyMap<string, Schema> {
  const definition = definitionOf(unwrap(schema));
  return new Map(Object.entries(definition.type === 'object' ? definition.shape : {}));
}

/** The schema one step further down; undefined where the schema knows no such place. */
export function childSchema(schema: Schema, step: PropertyKey): Schema | undefined {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return ownValue(definition.shape, String(step));
    case 'record':
      return definition.valueType;
    case 'array':
      return definition.element;
    default:
      return undefined;
  }
}

/** Calls `visit` with the fields of every group that can be in a part, at whatever depth, each once. */
export function openFields(
  schema: Schema,
  visit: (fields: ReadonlyMap<string, Schema>) => void,
  seen = new Set<Schema>(),
): void {
  const inner = unwrap(schema);
  if (seen.has(inner)) return;
  seen.add(inner);
  const definition = definitionOf(inner);
  const fields = fieldsOf(inner);
  if (fields.size > 0) visit(fields);
  const item = definition.type === 'object' ? undefined : childSchema(inner, 0);
  const options = definition.type === 'union' ? definition.options : [];
  for (const part of [...fields.values(), ...options, ...(item ? [item] : [])])
    openFields(part, visit, seen);
}

/** The keys that must be there. */
export function requiredKeys(schema: Schema): string[] {
  return [...fieldsOf(schema)].filter(([, field]) => isRequired(field)).map(([key]) => key);
}

/** Whether a value must be written. */
export function isRequired(schema: Schema): boolean {
  return schema._zod.optin === undefined;
}

/** The kind of a text of this schema (`.meta({ kind })`), from the outermost layer that has one. */
export function kindOfField(schema: Schema): Kind | undefined {
  return noteOf(schema, 'kind');
}

/** What the schema notes about its values beyond their form, from the outermost layer that says it. */
export function noteOf<Note extends keyof z.core.GlobalMeta>(
  schema: Schema,
  note: Note,
): z.core.GlobalMeta[Note] | undefined {
  return notesOf(schema)[note];
}

/** The sentence for the operator, from the outermost layer that has one. */
export function descriptionOf(schema: Schema): string | undefined {
  return notesOf(schema).description;
}

/** What all layers of a schema note. Kept: the registry merges the notes at every call. */
function notesOf(schema: Schema): z.core.GlobalMeta {
  let notes = known.get(schema);
  if (!notes) {
    const layers: z.core.GlobalMeta[] = [];
    unwrap(schema, (layer) => layers.unshift(z.globalRegistry.get(layer) ?? {}));
    known.set(schema, (notes = Object.assign({}, ...layers) as z.core.GlobalMeta));
  }
  return notes;
}
const known = new WeakMap<Schema, z.core.GlobalMeta>();
