import { optionFor } from './schemaAt.ts';
import { definitionOf, type Schema, unwrap } from './schemaNodes.ts';
import type { Path } from './tree.ts';

/** Called for every single value of the data, with the schema of its place. */
export type Visit = (value: string | number | boolean, schema: Schema, path: Path) => void;

/**
 * Walks the schema beside the data, which may be wrong: what the schema does not know is passed
 * over. The data is as written, before defaults and readers. No block is named.
 */
export function walkFields(schema: Schema, data: unknown, visit: Visit, path: Path = []): void {
  if (data === undefined || data === null || typeof data === 'symbol') return;
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  if (definition.type === 'union') {
    const option = optionFor(inner, data);
    if (option !== inner) walkFields(option, data, visit, path);
  } else if (Array.isArray(data)) {
    if (definition.type !== 'array') return;
    data.forEach((item, index) => walkFields(definition.element, item, visit, [...path, index]));
  } else if (typeof data === 'object') {
    if (definition.type !== 'object' && definition.type !== 'record') return;
    for (const [key, value] of Object.entries(data)) {
      const field = definition.type === 'object' ? definition.shape[key] : definition.valueType;
      if (field) walkFields(field, value, visit, [...path, key]);
    }
  } else if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') {
    visit(data, schema, path);
  }
}
