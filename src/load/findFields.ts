import type { Kind } from '#schema/kinds.ts';
import { kindOfField, type Schema } from './schemaNodes.ts';
import type { Path } from './tree.ts';
import { walkFields } from './walkFields.ts';

/** A text that stands for something beyond being a text: a link, a page, a file … */
export type Field = { kind: Kind; value: string; path: Path };

/** Every text of the data whose field says what it stands for (`.meta({ kind })`). */
export function findFields(schema: Schema, data: unknown): Field[] {
  const fields: Field[] = [];
  walkFields(schema, data, (value, field, path) => {
    const kind = typeof value === 'string' ? kindOfField(field) : undefined;
    if (kind) fields.push({ kind, value: String(value), path });
  });
  return fields;
}
