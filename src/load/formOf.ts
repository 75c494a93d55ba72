import type { Kind, Variants } from '#schema/kinds.ts';
import { z } from 'zod';
import {
  definitionOf,
  descriptionOf,
  fieldsOf,
  isRequired,
  kindOfField,
  noteOf,
  type Schema,
  unwrap,
} from './schemaNodes.ts';
import { linkedEndings } from './checks/downloads.ts';
import type { Path, Scalar } from './tree.ts';

/**
 * What may be written in a field: the one description of the schema for people. Forms of the window,
 * the catalogue of blocks and the table in the README are made from it.
 */
export type FieldForm = {
  /** `words`: one line. `paragraph`: several. `richText`: with the small Markdown. */
  kind:
    | 'words'
    | 'paragraph'
    | 'richText'
    | 'number'
    | 'switch'
    | 'choice'
    | 'colour'
    | 'target'
    | 'media'
    | 'icon'
    | 'typeface'
    | 'style'
    | 'other';
  /**
   * The words of a choice. Whoever knows the site adds the names that it has where a field asks for one:
   * a page, a link, a shared section, a click, a file under media/. Of icons, the drawings there alone.
   */
  choices?: string[];
  /** The words of a list, by the word under a key (`by`) beside it, such as the options of the field that a condition names. */
  choicesBy?: { by: string; of: Record<string, string[]> };
  /** The files that it may name, as the `accept` of an input has them. */
  accept?: string;
  /** Of a number, or the length of a text. */
  least?: number;
  most?: number;
  isWhole?: true;
  /** What counts when it is left out. */
  otherwise?: string;
  /** The sentence of the schema for the operator. */
  description?: string;
  isOptional: boolean;
};

/** What must and what may be written in a part of the file. */
export type PartForm =
  | { kind: 'value'; form: FieldForm }
  | {
      kind: 'group';
      description?: string;
      fields: PartField[];
      /** The names of the fields exactly one of which must be written. */
      alternatives?: readonly string[];
      variants?: Variants;
    }
  | { kind: 'list'; description?: string; item: PartForm; least: number; most?: number }
  /** A group in which people name things themselves, with one of them. */
  | { kind: 'named'; description?: string; item: PartForm }
  /** One of several, such as `all` or a list of pages. */
  | { kind: 'either'; description?: string; options: PartForm[] };

export type GroupForm = Extract<PartForm, { kind: 'group' }>;
export type PartField = { name: string; isRequired: boolean; form: PartForm };

/** The names that may be written at a path, where a field asks for one; undefined where any words may be. */
export type ChoicesOf = (
  schema: Schema,
  at: Path,
) => Pick<FieldForm, 'choices' | 'choicesBy'> | undefined;

/** The form of a part at a path; undefined where one is chosen from the catalogue instead. */
export function partForm(
  schema: Schema,
  choicesOf: ChoicesOf = () => undefined,
  at: Path = [],
): PartForm | undefined {
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  const description = describe(schema);
  switch (definition.type) {
    case 'object': {
      const alternatives = noteOf(schema, 'alternatives');
      const variants = noteOf(schema, 'variants');
      const fields = [...fieldsOf(inner)].flatMap(([name, field]): PartField[] => {
        const form = partForm(field, choicesOf, [...at, name]);
        return form ? [{ name, isRequired: isRequired(field), form }] : [];
      });
      const notes = { ...(alternatives && { alternatives }), ...(variants && { variants }) };
      return { kind: 'group', ...description, ...notes, fields };
    }
    case 'array': {
      const item = partForm(definition.element, choicesOf, [...at, 0]);
      return item && { kind: 'list', ...description, item, least: 0, ...boundsOf(inner) };
    }
    case 'record': {
      const item = partForm(definition.valueType, choicesOf, [...at, '']);
      return item && { kind: 'named', ...description, item };
    }
    case 'union': {
      const isUnion = (option: Schema) => definitionOf(unwrap(option)).type === 'union';
      if ('discriminator' in definition || definition.options.some(isUnion)) return undefined;
      const options = definition.options.flatMap((option) => partForm(option, choicesOf, at) ?? []);
      return { kind: 'either', ...description, options };
    }
    default: {
      const choices = choicesOf(schema, at);
      return { kind: 'value', form: { ...formOf(schema, null), ...choices } };
    }
  }
}

/** What the schema of a field lets people write; `value` is what is there, null where nothing is yet. */
export function formOf(schema: Schema, value: Scalar['value']): FieldForm {
  const definition = definitionOf(schema);
  return {
    ...innerForm(schema, value),
    ...describe(schema),
    ...(definition.type === 'default' && { otherwise: String(definition.defaultValue) }),
    isOptional: !isRequired(schema),
  };
}

function innerForm(schema: Schema, value: Scalar['value']): Omit<FieldForm, 'isOptional'> {
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  switch (definition.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'number':
      return { kind: 'number', ...boundsOf(inner) };
    case 'enum':
      return { kind: 'choice', choices: Object.values(definition.entries).map(String) };
    case 'string':
      return { ...textForm(kindOfField(schema), inner), ...boundsOf(inner) };
    case 'literal':
      return { kind: 'choice', choices: definition.values.map(String) };
    case 'union':
      return { kind: typeof value === 'number' ? 'number' : 'words' };
    default:
      return { kind: 'other' };
  }
}

function textForm(kind: Kind | undefined, schema: Schema): Pick<FieldForm, 'kind' | 'accept'> {
  const accepts = (text: string) => z.core.safeParse(schema, text).success;
  switch (kind) {
    case 'richText':
    case 'typeface':
    case 'style':
      return { kind };
    case 'media':
      return { kind, accept: 'image/*,.woff2' };
    case 'icon':
      return { kind, accept: '.svg' };
    case 'target':
      return { kind, accept: linkedEndings };
    case 'link':
    case 'route':
    case 'section':
      return { kind: 'target' };
    case 'address':
      return { kind: 'words', ...(accepts('media/menu.pdf') && { accept: linkedEndings }) };
    default:
      if (accepts('#0E3B2C') && !accepts('no colour')) return { kind: 'colour' };
      return { kind: accepts('one\ntwo') ? 'paragraph' : 'words' };
  }
}

function describe(schema: Schema): { description?: string } {
  const description = descriptionOf(schema);
  return description === undefined ? {} : { description };
}

/** The bounds of a number, or of how long a text or a list is: zod adds its checks up for JSON Schema only. */
export function boundsOf(schema: Schema): Pick<FieldForm, 'least' | 'most' | 'isWhole'> {
  const kept = bounds.get(schema);
  if (kept) return kept;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const least = json.minimum ?? json.minLength ?? json.minItems;
  const most = json.maximum ?? json.maxLength ?? json.maxItems;
  const found = {
    ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { least }),
    ...(most !== undefined && most < Number.MAX_SAFE_INTEGER && { most }),
    ...(json.type === 'integer' && { isWhole: true as const }),
  };
  bounds.set(schema, found);
  return found;
}
const bounds = new WeakMap<Schema, ReturnType<typeof boundsOf>>();
