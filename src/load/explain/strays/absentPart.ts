import { z } from 'zod';
import { optionFor, schemaAt } from '../../schemaAt.ts';
import { definitionOf, fieldsOf, requiredKeys, type Schema, unwrap } from '../../schemaNodes.ts';
import { nodeAt, type Path } from '../../tree.ts';
import { valueAt } from '../../paths.ts';
import type { Context } from '../readIssues.ts';

/** A part that could stand in a group and does not. */
export type AbsentPart = {
  parent: Path;
  key: string;
  /** Whether a key of another group may be one of this part, by its name or its value. */
  hasPlaceFor(name: string, path: Path): boolean;
  /** The keys that it needs. */
  needed: string[];
};

/** The parts that could stand beside a group and do not. */
export function absentBeside(inside: Path, context: Context): AbsentPart[] {
  const parent = inside.slice(0, -1);
  const own = schemaAt(context.schema, context.data, parent);
  const written = nodeAt(context.tree, parent);
  if (!own || written?.kind !== 'group') return [];
  return [...fieldsOf(optionFor(own, valueAt(context.data, parent)))]
    .filter(([key]) => !written.entries.has(key))
    .map(([key, schema]) => ({
      parent,
      key,
      hasPlaceFor: (name, path) => name !== key && takes(schema, name, valueAt(context.data, path)),
      needed: requiredKeys(schema),
    }));
}

function takes(schema: Schema, name: string, value: unknown): boolean {
  const fields = fieldsOf(schema);
  if (fields.size > 0) return fields.has(name);
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'record' && z.core.safeParse(definition.valueType, value).success;
}
