import { valueAt } from './paths.ts';
import { SiteFile } from '#schema/site.ts';
import { type ChoicesOf, lengthOf, partForm, type PartForm } from './partForm.ts';
import { optionFor, schemaAt } from './schemaAt.ts';
import { definitionOf, fieldsOf, type Schema } from './schemaNodes.ts';
import type { Path } from './tree.ts';

/** A place at which something can be added to a part of the file. */
export type Opening = {
  /** Of what would be added; for a name that is still to be chosen, of the group that gets it. */
  path: (string | number)[];
  /** A further item of a list, a key that the group does not have yet, or a name of one’s own. */
  kind: 'item' | 'key' | 'name';
  form: PartForm;
  /** What the first of its neighbours has written, whether it had to or not. */
  usual: string[];
};

/** Everything that can be added to what stands at a path, and to what stands in it. */
export function findOpenings(file: unknown, path: Path, choicesOf: ChoicesOf): Opening[] {
  const found: Opening[] = [];
  const root = schemaAt(SiteFile, file, path);
  if (root) walk(root, valueAt(file, path), [...path]);
  return found;

  function add(
    kind: Opening['kind'],
    at: (string | number)[],
    schema: Schema,
    usual: string[] = [],
  ) {
    const form = partForm(schema, choicesOf);
    if (form) found.push({ path: at, kind, form, usual });
  }

  function walk(schema: Schema, data: unknown, at: (string | number)[]): void {
    const own = optionFor(schema, data);
    const definition = definitionOf(own);
    if (Array.isArray(data) && definition.type === 'array') {
      data.forEach((item, index) => walk(definition.element, item, [...at, index]));
      const { most = Number.POSITIVE_INFINITY } = lengthOf(own);
      if (data.length < most) {
        add('item', [...at, data.length], definition.element, keysOf(data[0]));
      }
    } else if (isGroup(data) && definition.type === 'object') {
      for (const [key, field] of fieldsOf(own)) {
        if (Object.hasOwn(data, key)) walk(field, data[key], [...at, key]);
        else if (!ownButtons.includes(key)) add('key', [...at, key], field);
      }
    } else if (isGroup(data) && definition.type === 'record') {
      for (const [key, value] of Object.entries(data)) {
        walk(definition.valueType, value, [...at, key]);
      }
      add('name', at, definition.valueType, keysOf(Object.values(data)[0]));
    }
  }
}

function keysOf(value: unknown): string[] {
  return isGroup(value) ? Object.keys(value) : [];
}

/** What has a button of its own, or is told by what stands beside it. */
const ownButtons = ['hidden', 'type', 'use'];

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
