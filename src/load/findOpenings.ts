import type { SiteSchema } from '#schema/site.ts';
import { boundsOf, type ChoicesOf, partForm, type PartForm } from './formOf.ts';
import { isGroup, valueAt } from './paths.ts';
import { optionFor, schemaAt } from './schemaAt.ts';
import { definitionOf, fieldsOf, isRequired, noteOf, type Schema } from './schemaNodes.ts';
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

/** A file as it is written, and what may be written in it. */
type Written = { data: unknown; schema: SiteSchema };

/** Everything that can be added to what is at a path, and to what is in it. */
export function findOpenings(
  { data: file, schema: { SiteFile } }: Written,
  path: Path,
  choicesOf: ChoicesOf,
): Opening[] {
  const found: Opening[] = [];
  const root = schemaAt(SiteFile, file, path);
  if (root) walk(root, valueAt(file, path), [...path]);
  return found;

  function add(kind: Opening['kind'], at: (string | number)[], schema: Schema, like?: unknown) {
    const form = partForm(schema, choicesOf, at);
    if (form) found.push({ path: at, kind, form, usual: isGroup(like) ? Object.keys(like) : [] });
  }

  function walk(schema: Schema, data: unknown, at: (string | number)[]): void {
    const own = optionFor(schema, data);
    const definition = definitionOf(own);
    if (Array.isArray(data) && definition.type === 'array') {
      data.forEach((item, index) => walk(definition.element, item, [...at, index]));
      const { most = Infinity } = boundsOf(own);
      if (data.length < most) add('item', [...at, data.length], definition.element, data[0]);
    } else if (isGroup(data) && definition.type === 'object') {
      const { by, of } = noteOf(own, 'variants') ?? {};
      const may = by === undefined ? undefined : of?.[String(data[by])]?.may;
      for (const [key, field] of fieldsOf(own)) {
        if (Object.hasOwn(data, key)) walk(field, data[key], [...at, key]);
        else if (!ownButtons.includes(key) && (may?.includes(key) ?? true))
          add('key', [...at, key], field);
      }
    } else if (isGroup(data) && definition.type === 'record') {
      for (const [key, value] of Object.entries(data))
        walk(definition.valueType, value, [...at, key]);
      add('name', at, definition.valueType, Object.values(data)[0]);
    }
  }
}

/** What has a separate button, or follows from what is beside it. */
const ownButtons = ['hidden', 'type', 'use'];

/** The item or key at a path or around it without which the schema can do; never a page. */
export function removablePart(written: Written, path: Path): (string | number)[] | undefined {
  for (let end = path.length; end > 0; end--) {
    const part = path.slice(0, end);
    const isPage = part[0] === 'routes' && end <= 2;
    if (!isPage && isRemovable(written, part)) return part;
  }
  return undefined;
}

/** Whether the schema can do without the item or key at a path. */
export function isRemovable({ data, schema }: Written, path: Path): boolean {
  const around = path.slice(0, -1);
  const key = String(path.at(-1));
  const holder = schemaAt(schema.SiteFile, data, around);
  if (!holder) return false;
  const own = optionFor(holder, valueAt(data, around));
  if (definitionOf(own).type !== 'object') return true;
  const field = fieldsOf(own).get(key);
  // Of alternatives, one must be there.
  return !!field && !isRequired(field) && !noteOf(own, 'alternatives')?.includes(key);
}

/**
 * The part of a path that ends in a name which the operator has chosen (`constants.tiers.gold` of
 * `constants.tiers.gold.payout`); undefined where every name is the schema’s.
 */
export function ownName({ data, schema }: Written, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    const holder = schemaAt(schema.SiteFile, data, path.slice(0, length - 1));
    // The data decides only between the options of a union, and none of them takes names.
    const isNamed = holder && definitionOf(optionFor(holder, {})).type === 'record';
    if (isNamed) return path.slice(0, length);
  }
  return undefined;
}
