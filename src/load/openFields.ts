import { definitionOf, fieldsOf, type Schema, unwrap } from './schemaNodes.ts';

/** Calls `visit` with the fields of every group that can stand in a part, at whatever depth, each once. */
export function openFields(
  schema: Schema,
  visit: (fields: ReadonlyMap<string, Schema>) => void,
): void {
  const seen = new Set<Schema>();
  const open = (part: Schema) => {
    const inner = unwrap(part);
    if (seen.has(inner)) return;
    seen.add(inner);
    const fields = fieldsOf(inner);
    if (fields.size > 0) visit(fields);
    for (const next of partsOf(inner)) open(next);
  };
  open(schema);
}

function partsOf(schema: Schema): Schema[] {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return [...fieldsOf(schema).values()];
    case 'array':
      return [definition.element];
    case 'record':
      return [definition.valueType];
    case 'union':
      return [...definition.options];
    default:
      return [];
  }
}
