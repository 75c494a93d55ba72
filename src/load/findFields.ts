import type { Kind } from '#schema/kinds.ts';
import { definitionOf, kindOfField, type Schema, unwrap } from './schemaNodes.ts';
import { optionFor } from './schemaAt.ts';
import type { Path } from './tree.ts';

/** A text that stands for something beyond being a text: a link, a page, a file … */
export type Field = { kind: Kind; value: string; path: Path };

/**
 * Every field of the data that says what it stands for (`.meta({ kind })`), found by walking the
 * schema beside the data. The data is as written, before defaults and readers. No block is named.
 */
export function findFields(schema: Schema, data: unknown, path: Path = []): Field[] {
  const fields: Field[] = [];
  walk(schema, data, path, fields);
  return fields;
}

function walk(schema: Schema, data: unknown, path: Path, fields: Field[]): void {
  if (data === undefined || data === null) return;
  const inner = unwrap(schema);
  if (typeof data === 'string') {
    const kind = kindOfField(schema);
    if (kind) fields.push({ kind, value: data, path });
    else if (definitionOf(inner).type === 'union') walkOption(inner, data, path, fields);
    return;
  }
  const definition = definitionOf(inner);
  if (Array.isArray(data)) {
    if (definition.type === 'array')
      data.forEach((item, index) => walk(definition.element, item, [...path, index], fields));
    else if (definition.type === 'union') walkOption(inner, data, path, fields);
  } else if (typeof data === 'object') {
    if (definition.type === 'union') walkOption(inner, data, path, fields);
    else if (definition.type === 'object' || definition.type === 'record') {
      for (const [key, value] of Object.entries(data)) {
        const field = definition.type === 'object' ? definition.shape[key] : definition.valueType;
        if (field) walk(field, value, [...path, key], fields);
      }
    }
  }
}

function walkOption(union: Schema, data: unknown, path: Path, fields: Field[]): void {
  const option = optionFor(union, data);
  if (option !== union) walk(option, data, path, fields);
}
