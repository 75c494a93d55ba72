import { z } from 'zod';
import {
  definitionOf,
  descriptionOf,
  isRequired,
  kindOfField,
  type Schema,
  unwrap,
} from './schemaNodes.ts';
import type { Scalar } from './tree.ts';

/** What may be written in a field, for an editor in place. */
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
    | 'other';
  /**
   * The words of a choice. Whoever knows the site adds the names that it has where a field asks for one:
   * a page, a link, a shared section, a click, a file under media/.
   */
  choices?: string[];
  least?: number;
  most?: number;
  /** The sentence of the schema for the operator. */
  description?: string;
  isOptional: boolean;
};

/** What the schema of a field lets people write; `value` is what stands there, null where nothing does yet. */
export function formOf(schema: Schema, value: Scalar['value']): FieldForm {
  const description = descriptionOf(schema);
  return {
    ...innerForm(schema, value),
    ...(description !== undefined && { description }),
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
      return textForm(schema, inner, value);
    case 'literal':
      return { kind: 'choice', choices: definition.values.map(String) };
    case 'union':
      return { kind: typeof value === 'number' ? 'number' : 'words' };
    default:
      return { kind: 'other' };
  }
}

function textForm(
  schema: Schema,
  inner: Schema,
  value: Scalar['value'],
): Omit<FieldForm, 'isOptional'> {
  const kind = kindOfField(schema);
  if (kind === 'richText') return { kind, ...boundsOf(inner) };
  if (kind === 'target' || kind === 'link' || kind === 'route' || kind === 'section') {
    return { kind: 'target' };
  }
  if (kind === 'media') return { kind };
  const isColour =
    value === null ? !accepts(inner, 'no colour') : /^#[0-9a-f]{6}$/i.test(String(value));
  if (isColour && accepts(inner, '#0E3B2C')) return { kind: 'colour' };
  return { kind: accepts(inner, 'one\ntwo') ? 'paragraph' : 'words', ...boundsOf(inner) };
}

function accepts(schema: Schema, value: string): boolean {
  return z.core.safeParse(schema, value).success;
}

/** The bounds that the checks of a schema add up to. */
function boundsOf(schema: Schema): { least?: number; most?: number } {
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number };
  return {
    ...(minimum !== undefined && Number.isSafeInteger(minimum) && { least: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { most: maximum }),
  };
}
