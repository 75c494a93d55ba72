import { optionFor } from './schemaAt.ts';
import { definitionOf, type Schema, unwrap } from './schemaNodes.ts';
import { type Group, nodeAt, type Path, type Scalar } from './tree.ts';

/** A single value of the data, with the schema of its place. */
export type Value = { value: string | number | boolean; schema: Schema; path: Path };

/** A value of a file, with how it stands there. */
export type Written = Value & { scalar: Scalar };

/** Every single value of a file whose tree became this data. */
export function findWritten(root: Schema, data: unknown, tree: Group): Written[] {
  const written: Written[] = [];
  for (const { value, schema, path } of findValues(root, data)) {
    const scalar = nodeAt(tree, path);
    if (scalar?.kind === 'scalar') written.push({ value, schema, path, scalar });
  }
  return written;
}

/**
 * Every single value, found by walking the schema beside the data, which may be wrong: what the
 * schema does not know is passed over. The data is as written, before defaults and readers. No
 * block is named.
 */
export function findValues(root: Schema, file: unknown): Value[] {
  const values: Value[] = [];
  const path: (string | number)[] = [];
  walk(root, file);
  return values;

  function walk(schema: Schema, data: unknown): void {
    if (data === undefined || data === null || typeof data === 'symbol') return;
    const inner = unwrap(schema);
    const definition = definitionOf(inner);
    if (definition.type === 'union') {
      const option = optionFor(inner, data);
      if (option !== inner) walk(option, data);
    } else if (Array.isArray(data)) {
      if (definition.type !== 'array') return;
      data.forEach((item, index) => step(index, definition.element, item));
    } else if (typeof data === 'object') {
      if (definition.type !== 'object' && definition.type !== 'record') return;
      for (const [key, value] of Object.entries(data)) {
        const field = definition.type === 'object' ? definition.shape[key] : definition.valueType;
        if (field) step(key, field, value);
      }
    } else if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') {
      values.push({ value: data, schema, path: [...path] });
    }
  }

  function step(key: string | number, schema: Schema, data: unknown): void {
    path.push(key);
    walk(schema, data);
    path.pop();
  }
}
