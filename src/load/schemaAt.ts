import { chooseOption } from './chooseOption.ts';
import { definitionOf, fieldsOf, type Schema, unwrap } from './schemaNodes.ts';

/** The schema of the value at a path of the data, or undefined where the schema knows no such place. */
export function schemaAt(
  root: Schema,
  data: unknown,
  path: readonly PropertyKey[],
): Schema | undefined {
  let schema: Schema | undefined = root;
  let value = data;
  for (const step of path) {
    schema = schema && childOf(optionFor(schema, value), step);
    value = isIndexable(value) ? value[step] : undefined;
  }
  return schema;
}

/** The schema itself, or the option that the data means when it is a union. */
export function optionFor(schema: Schema, data: unknown): Schema {
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  if (definition.type !== 'union') return inner;
  const option = definition.options[chooseOption(inner, data)];
  return option ? optionFor(option, data) : inner;
}

function childOf(schema: Schema, step: PropertyKey): Schema | undefined {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return fieldsOf(schema).get(String(step));
    case 'record':
      return definition.valueType;
    case 'array':
      return definition.element;
    default:
      return undefined;
  }
}

function isIndexable(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
