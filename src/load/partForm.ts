import type { Kind } from '#schema/kinds.ts';
import { type FieldForm, formOf } from './formOf.ts';
import {
  definitionOf,
  descriptionOf,
  isRequired,
  kindOfField,
  noteOf,
  type Schema,
  unwrap,
} from './schemaNodes.ts';

/** What must and what may be written in a part of the file, for a form that makes one. */
export type PartForm =
  | { kind: 'value'; form: FieldForm }
  | {
      kind: 'group';
      description?: string;
      fields: PartField[];
      /** The names of the fields exactly one of which must be written. */
      alternatives?: readonly string[];
    }
  | { kind: 'list'; description?: string; item: PartForm; least: number; most?: number }
  /** A group in which people name things themselves, with one of them. */
  | { kind: 'named'; description?: string; item: PartForm }
  /** One of several, such as `all` or a list of pages. */
  | { kind: 'either'; description?: string; options: PartForm[] };

type PartField = { name: string; isRequired: boolean; form: PartForm };

/** The names that may be written where a field asks for one; undefined where any words may stand. */
export type ChoicesOf = (kind: Kind | undefined) => string[] | undefined;

/** The form of a new part; undefined where one is chosen from the catalogue instead. */
export function partForm(schema: Schema, choicesOf: ChoicesOf): PartForm | undefined {
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  const about = descriptionOf(schema);
  const description = about === undefined ? {} : { description: about };
  switch (definition.type) {
    case 'object': {
      const alternatives = noteOf(schema, 'alternatives');
      return {
        kind: 'group',
        ...description,
        ...(alternatives && { alternatives }),
        fields: Object.entries(definition.shape).flatMap(([name, field]) => {
          const form = partForm(field, choicesOf);
          return form ? [{ name, isRequired: isRequired(field), form }] : [];
        }),
      };
    }
    case 'array': {
      const item = partForm(definition.element, choicesOf);
      return item && { kind: 'list', ...description, item, ...lengthOf(inner) };
    }
    case 'record': {
      const item = partForm(definition.valueType, choicesOf);
      return item && { kind: 'named', ...description, item };
    }
    case 'union': {
      if ('discriminator' in definition || definition.options.some(isUnion)) return undefined;
      const options = definition.options.flatMap((option) => partForm(option, choicesOf) ?? []);
      return { kind: 'either', ...description, options };
    }
    default: {
      const choices = choicesOf(kindOfField(schema));
      return { kind: 'value', form: { ...formOf(schema, null), ...(choices && { choices }) } };
    }
  }
}

function isUnion(schema: Schema): boolean {
  return definitionOf(unwrap(schema)).type === 'union';
}

/** How many items a list must and may have. */
export function lengthOf(list: Schema): { least: number; most?: number } {
  const { minimum = 0, maximum } = list._zod.bag as { minimum?: number; maximum?: number };
  return { least: minimum, ...(maximum !== undefined && { most: maximum }) };
}
