import type { SiteSchema } from '#schema/site.ts';
import { nearestWords } from './nearestWords.ts';
import { isGroup, isHolder } from './paths.ts';
import {
  childSchema,
  definitionOf,
  fieldsOf,
  openFields,
  requiredKeys,
  type Schema,
  unwrap,
} from './schemaNodes.ts';

/** The schema of the value at a path of the data, or undefined where the schema knows no such place. */
export function schemaAt(
  root: Schema,
  data: unknown,
  path: readonly PropertyKey[],
): Schema | undefined {
  let schema: Schema | undefined = root;
  let value = data;
  for (const step of path) {
    schema = schema && childSchema(optionFor(schema, value), step);
    value = isHolder(value) ? value[step] : undefined;
  }
  return schema;
}

/** The schema itself, or the option that the data means when it is a union. */
export function optionFor(schema: Schema, data: unknown): Schema {
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  if (definition.type !== 'union') return inner;
  const option = definition.options[chooseOption(inner, data)];
  return option ? optionFor(option, data) : inner;
}

/**
 * Which option of a union the data means; -1 when a discriminated union has none of that word. An
 * option that is recognised by its keys (`use`) is meant as soon as such a key, or a slip of it, is
 * there; else the one that takes this kind of value.
 */
export function chooseOption(union: Schema, data: unknown): number {
  const definition = definitionOf(unwrap(union));
  if (definition.type !== 'union') return -1;
  const options = definition.options;
  const mark = markOf(union);
  if (mark !== undefined) {
    const word = isGroup(data) ? data[mark] : undefined;
    return options.findIndex((option) => literalOf(option, mark) === word);
  }
  const isByKeys = options.some((option) => markOf(option) ?? requiredKeys(option).length > 0);
  const group = isByKeys && isGroup(data) ? data : {};
  const isMarked = options.some((option) => Object.hasOwn(group, markOf(option) ?? ''));
  const isSlip = (key: string) =>
    Object.keys(group)
      .slice(0, mostKeys)
      .some((word) => nearestWords(word, [key]).length > 0);
  const signs = [
    (option: Schema) => {
      const required = requiredKeys(option);
      return required.length > 0 && required.every((key) => Object.hasOwn(group, key));
    },
    (option: Schema) => !isMarked && requiredKeys(option).some(isSlip),
    (option: Schema) => takes(option, data),
  ];
  for (const isMeant of signs) {
    const index = options.findIndex(isMeant);
    if (index !== -1) return index;
  }
  return 0;
}

/** No group of the format has more. */
const mostKeys = 100;

/** The key by which a discriminated union distinguishes its options. */
function markOf(schema: Schema): string | undefined {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'union' && 'discriminator' in definition
    ? String(definition.discriminator)
    : undefined;
}

function literalOf(option: Schema, key: string): unknown {
  const field = childSchema(unwrap(option), key);
  const definition = field && definitionOf(unwrap(field));
  return definition?.type === 'literal' ? definition.values[0] : undefined;
}

function takes(option: Schema, data: unknown): boolean {
  const { type } = definitionOf(unwrap(option));
  if (type === 'array') return Array.isArray(data);
  if (type === 'number' || type === 'boolean') return typeof data === type;
  return ['object', 'record', 'union'].includes(type) ? isGroup(data) : typeof data === 'string';
}

/** The only list of a site file to whose items all keys of a group belong; `isWhole`: which has all that they need. */
export function listFor(
  group: object,
  { SiteFile }: SiteSchema,
  { isWhole = false } = {},
): string | undefined {
  const names = new Set<string>();
  openFields(SiteFile, (fields) => {
    for (const [name, field] of fields) {
      const definition = definitionOf(unwrap(field));
      if (definition.type !== 'array') continue;
      const item = optionFor(definition.element, group);
      const known = fieldsOf(item);
      const needed = isWhole ? requiredKeys(item) : [];
      const isItem = Object.keys(group).every((key) => known.has(key));
      if (isItem && needed.every((key) => Object.hasOwn(group, key))) names.add(name);
    }
  });
  const [only, ...others] = names;
  return others.length === 0 ? only : undefined;
}

/** Whether a word is a key of a site file or of one of its blocks, or a slip of one unless `exactly`. */
export function isFieldName(
  word: string,
  { SiteFile }: SiteSchema,
  { exactly = false } = {},
): boolean {
  const fields = fieldsIn(SiteFile);
  return fields.has(word) || (!exactly && nearestWords(word, [...fields.keys()]).length > 0);
}

/** Whether a word is the name of a field, and every field of that name takes a text. */
export function isTextField(word: string, { SiteFile }: SiteSchema): boolean {
  const fields = fieldsIn(SiteFile).get(word) ?? [];
  return fields.length > 0 && fields.every((one) => definitionOf(unwrap(one)).type === 'string');
}

/** Whether a word is the name of a field, and every field of that name takes a list. */
export function isListField(word: string, { SiteFile }: SiteSchema): boolean {
  const fields = fieldsIn(SiteFile).get(word) ?? [];
  return fields.length > 0 && fields.every((one) => definitionOf(unwrap(one)).type === 'array');
}

/** Every key of a schema, with what it takes in each place. Kept: a file may ask for each of its words. */
function fieldsIn(schema: Schema): ReadonlyMap<string, readonly Schema[]> {
  const kept = fieldsOfFile.get(schema);
  if (kept) return kept;
  const all = new Map<string, Schema[]>();
  openFields(schema, (fields) => {
    for (const [name, field] of fields) all.set(name, [...(all.get(name) ?? []), field]);
  });
  fieldsOfFile.set(schema, all);
  return all;
}
const fieldsOfFile = new WeakMap<Schema, ReadonlyMap<string, readonly Schema[]>>();
