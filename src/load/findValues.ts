import type { Kind } from '#schema/kinds.ts';
import { isMedia, mediaName } from '#schema/mediaName.ts';
import { isHolder } from './paths.ts';
import { optionFor } from './schemaAt.ts';
import { childSchema, definitionOf, kindOfField, type Schema, unwrap } from './schemaNodes.ts';
import { type Group, nodeAt, type Path, type Scalar } from './tree.ts';

/** A single value of the data, with the schema of its place, and the kind that it declares. */
export type Value = {
  value: string | number | boolean;
  kind: Kind | undefined;
  schema: Schema;
  path: Path;
};

/** A value of a file, with how it is written there. */
export type Written = Value & { scalar: Scalar };

/** A text that has a kind: a link, a page, a file … */
export type Field = { kind: Kind; value: string; path: Path };

/** Every text whose field declares its kind (`.meta({ kind })`). Files have the name that they are known by, also in place of an icon. */
export function findFields<Found extends Value>(values: readonly Found[]): (Found & Field)[] {
  return values
    .filter(
      (found): found is Found & Field =>
        found.kind !== undefined && typeof found.value === 'string',
    )
    .map((found) =>
      found.kind === 'media' || (found.kind === 'icon' && isMedia(found.value))
        ? { ...found, kind: 'media', value: mediaName(found.value) }
        : found,
    );
}

/** Every single value of a file whose tree became this data. */
export function findWritten(root: Schema, data: unknown, tree: Group): Written[] {
  return findValues(root, data).flatMap((value) => {
    const scalar = nodeAt(tree, value.path);
    return scalar?.kind === 'scalar' ? { ...value, scalar } : [];
  });
}

/** Every single value. The data is as written, before defaults and readers. */
export function findValues(root: Schema, file: unknown): Value[] {
  const values: Value[] = [];
  walkData(root, file, ({ schema, data, path }) => {
    if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean')
      values.push({ value: data, kind: kindOfField(schema), schema, path: [...path] });
  });
  return values;
}

/** A part of the data with the schema of its place. The path is valid during the visit only. */
type Part = { schema: Schema; data: unknown; path: Path };

/**
 * Visits every part of the data that the schema knows, which may be wrong: what the schema does not
 * know is passed over. No block is named.
 */
export function walkData(root: Schema, file: unknown, visit: (part: Part) => void): void {
  const path: (string | number)[] = [];
  const walk = (schema: Schema, data: unknown): void => {
    if (data === undefined || data === null || typeof data === 'symbol') return;
    const own = optionFor(schema, data);
    const isUnion = definitionOf(unwrap(schema)).type === 'union';
    visit({ schema: isUnion ? own : schema, data, path });
    const isList = Array.isArray(data);
    if (!isHolder(data) || isList !== (definitionOf(own).type === 'array')) return;
    for (const [key, value] of Object.entries(data)) {
      const step = isList ? Number(key) : key;
      const inner = childSchema(own, step);
      if (!inner) continue;
      path.push(step);
      walk(inner, value);
      path.pop();
    }
  };
  walk(root, file);
}
