import { optionFor } from './schemaAt.ts';
import type { Kind } from '#schema/kinds.ts';
import { definitionOf, fieldsOf, kindOfField, type Schema, unwrap } from './schemaNodes.ts';
import { childOf, type Group, type Path, type Scalar, type TreeNode } from './tree.ts';

/** A single value of the data, with the schema of its place, and what that says it stands for. */
export type Value = {
  value: string | number | boolean;
  kind: Kind | undefined;
  schema: Schema;
  path: Path;
};

/** A value of a file, with how it stands there. */
export type Written = Value & { scalar: Scalar };

/** Every single value of a file whose tree became this data. */
export function findWritten(root: Schema, data: unknown, tree: Group): Written[] {
  const written: Written[] = [];
  walkValues({ schema: root, data, node: tree }, ({ value, kind, schema, path }, node) => {
    if (node?.kind === 'scalar') written.push({ value, kind, schema, path, scalar: node });
  });
  return written;
}

/**
 * Every single value, found by walking the schema beside the data, which may be wrong: what the
 * schema does not know is passed over. The data is as written, before defaults and readers. No
 * block is named.
 */
export function findValues(root: Schema, file: unknown): Value[] {
  const values: Value[] = [];
  walkValues({ schema: root, data: file, node: undefined }, (value) => {
    values.push(value);
  });
  return values;
}

/** A part of the data with the schema of its place, and where it stands in the file, if it does. */
type Place = { schema: Schema; data: unknown; node: TreeNode | undefined };

function walkValues(start: Place, take: (value: Value, node: TreeNode | undefined) => void): void {
  const path: (string | number)[] = [];
  walk(start.schema, start.data, start.node);

  function walk(schema: Schema, data: unknown, node: TreeNode | undefined): void {
    if (data === undefined || data === null || typeof data === 'symbol') return;
    const inner = unwrap(schema);
    const definition = definitionOf(inner);
    if (definition.type === 'union') {
      const option = optionFor(inner, data);
      if (option !== inner) walk(option, data, node);
    } else if (Array.isArray(data)) {
      if (definition.type !== 'array') return;
      data.forEach((item, index) => step(index, { schema: definition.element, data: item, node }));
    } else if (typeof data === 'object') {
      if (definition.type !== 'object' && definition.type !== 'record') return;
      for (const [key, value] of Object.entries(data)) {
        const field =
          definition.type === 'object' ? fieldsOf(inner).get(key) : definition.valueType;
        if (field) step(key, { schema: field, data: value, node });
      }
    } else if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') {
      take({ value: data, kind: kindOfField(schema), schema, path: [...path] }, node);
    }
  }

  function step(key: string | number, inner: Place): void {
    path.push(key);
    walk(inner.schema, inner.data, inner.node && childOf(inner.node, key));
    path.pop();
  }
}
