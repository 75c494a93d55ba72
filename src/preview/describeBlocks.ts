import { type BlockExample, readExamples } from '#load/blockExamples.ts';
import { type JsonSchema, siteJsonSchema } from '#load/siteJsonSchema.ts';
import type { BlockGuide, FieldGuide } from './EditApi.ts';

/** Where an example of a block is shown: a page of the preview with this one section. */
const exampleAddress = (type: string, index: number) => `/_fascia/example/${type}/${index}`;

/** What of a site an example must fit. */
type Site = {
  hasFile(path: string): boolean;
  /** A picture that the site has, in place of those of the examples; undefined when nobody knows. */
  picture: string | undefined;
};

/** Every block type, as the catalogue shows it: made from the schema and the examples beside it. */
export function describeBlocks(site: Site): BlockGuide[] {
  const definitions = siteJsonSchema()['definitions'] as Record<string, JsonSchema>;
  return blockTypes(definitions).map((type) => {
    const block = definitions[type] ?? {};
    return {
      type,
      description: textOf(block['description']),
      fields: fieldsOf(block).filter(({ name }) => name !== 'type'),
      examples: readExamples(type).map((example, index) => ({
        caption: example.caption,
        yaml: withOwnPictures(example, site),
        address: exampleAddress(type, index),
      })),
    };
  });
}

/** The YAML of an example, where a picture that the site lacks is one that it has. */
function withOwnPictures({ yaml, uses }: BlockExample, { hasFile, picture }: Site): string {
  const missing = uses.pictures.filter((file) => !hasFile(file));
  return missing.reduce((text, file) => text.replaceAll(file, picture ?? file), yaml);
}

function blockTypes(definitions: Record<string, JsonSchema>): string[] {
  return Object.keys(definitions).filter((name) => name !== 'reference' && name !== 'anyBlock');
}

function fieldsOf(group: JsonSchema): FieldGuide[] {
  const required = (group['required'] ?? []) as string[];
  return Object.entries((group['properties'] ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => {
      const form = formOf(schema);
      return {
        name,
        description: textOf(schema['description']),
        isRequired: required.includes(name),
        form: wordsFor(form),
        ...(schema['default'] !== undefined && { otherwise: String(schema['default']) }),
        fields: fieldsOf(form['type'] === 'array' ? formOf(form['items'] as JsonSchema) : form),
      };
    },
  );
}

/** The form of the value itself: a text with `${…}` is always allowed, too. */
function formOf(schema: JsonSchema): JsonSchema {
  const [first] = (schema['anyOf'] ?? []) as JsonSchema[];
  return first ?? schema;
}

function wordsFor(form: JsonSchema): string {
  const { enum: words, const: word, type, items } = form;
  if (Array.isArray(words)) return inWords(words.map(String));
  if (word !== undefined) return String(word);
  switch (type) {
    case 'array': {
      const inside = wordsFor(formOf((items ?? {}) as JsonSchema));
      return `list of ${between(form['minItems'], form['maxItems'])}${inside === 'group' ? '' : ` (${inside})`}`;
    }
    case 'object':
      return 'group';
    case 'boolean':
      return 'true or false';
    case 'integer':
    case 'number':
      return [type === 'integer' ? 'whole number' : 'number', bounds(form)]
        .filter(Boolean)
        .join(', ');
    default:
      return form['maxLength'] === undefined ? 'text' : `text, up to ${String(form['maxLength'])}`;
  }
}

function inWords(words: string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}

function bounds({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined && maximum === undefined) return '';
  return maximum === undefined
    ? `from ${String(minimum)}`
    : `${String(minimum ?? '…')} to ${String(maximum)}`;
}

function between(least: unknown, most: unknown): string {
  if (least === undefined && most === undefined) return 'any length';
  return least === most ? String(least) : `${String(least ?? 0)} to ${String(most ?? '…')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
