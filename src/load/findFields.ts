import type { Kind } from '#schema/kinds.ts';
import type { Value } from './findValues.ts';
import { kindOfField } from './schemaNodes.ts';
import type { Path } from './tree.ts';

/** A text that stands for something beyond being a text: a link, a page, a file … */
export type Field = { kind: Kind; value: string; path: Path };

/** Every text whose field says what it stands for (`.meta({ kind })`). */
export function findFields<Found extends Value>(values: readonly Found[]): (Found & Field)[] {
  const fields: (Found & Field)[] = [];
  for (const found of values) {
    const { value, schema } = found;
    const kind = typeof value === 'string' ? kindOfField(schema) : undefined;
    if (kind) fields.push({ ...found, kind, value: String(value) });
  }
  return fields;
}
