import type { JsonSchema } from './JsonSchema.ts';

/** Shorter parts take no more room where they are. */
const leastLength = 60;

/**
 * The same JSON Schema with each part that is there several times written once, among its definitions. Editors find
 * a description only beside what it describes, so a part goes as a whole.
 */
export function shareParts(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  const count = (part: JsonSchema, text: string) => {
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    // What is inside a repeated part is repeated with it.
    if (before === 0) mapParts(part, count);
    return part;
  };
  mapParts(schema, count);

  const { definitions, ...site } = schema;
  const own = definitions as Readonly<Record<string, JsonSchema>>;
  const shared: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const share = (part: JsonSchema, text: string, key: string): JsonSchema => {
    if (text.length < leastLength || counts.get(text) === 1) return mapParts(part, share);
    let name = names.get(text);
    if (name === undefined) {
      name = freeName(key, { ...own, ...shared });
      names.set(text, name);
      shared[name] = {};
      shared[name] = mapParts(part, share);
    }
    return { $ref: `#/definitions/${name}` };
  };
  return {
    ...mapParts(site, share),
    definitions: {
      ...Object.fromEntries(
        Object.entries(own).map(([name, part]) => [name, mapParts(part, share)]),
      ),
      ...shared,
    },
  };
}

type Visit = (part: JsonSchema, text: string, key: string) => JsonSchema;

/** Its copy with what is made of each schema right below it. A schema is known by the keyword that it is under. */
function mapParts(schema: JsonSchema, visit: Visit): JsonSchema {
  const one = (part: unknown, key: string) =>
    isObject(part) ? visit(part, JSON.stringify(part), key) : part;
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (/^(?:properties|patternProperties|definitions)$/.test(keyword) && isObject(value)) {
      const parts = Object.entries(value).map(([key, part]) => [key, one(part, key)]);
      return [keyword, Object.fromEntries(parts)];
    }
    if (/^(?:anyOf|allOf|oneOf)$/.test(keyword) && Array.isArray(value))
      return [keyword, value.map((part) => one(part, keyword))];
    const isPart = /^(?:items|additionalProperties|propertyNames|if|then|else|not)$/.test(keyword);
    return [keyword, isPart ? one(value, keyword) : value];
  });
  return Object.fromEntries(entries);
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function freeName(key: string, taken: object): string {
  let name = key;
  for (let number = 2; Object.hasOwn(taken, name); number += 1) name = `${key}${number}`;
  return name;
}
