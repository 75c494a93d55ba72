import type { JsonSchema } from '#load/JsonSchema.ts';

/** Whether a value fits a JSON Schema (draft 7), for the keywords that the site's schema uses. An unknown keyword throws. */
export function accepts(schema: JsonSchema, value: unknown, root: JsonSchema = schema): boolean {
  return Object.entries(schema).every(([keyword, rule]) => {
    // Read together with `if`.
    if (keyword === 'then' || keyword === 'else') return true;
    const validate = keywords[keyword];
    if (!validate) throw new Error(`The keyword ${keyword} is not known to this test.`);
    return validate(rule as never, value, { schema, root });
  });
}

type Place = { schema: JsonSchema; root: JsonSchema };

const always = () => true;

const keywords: Record<string, (rule: never, value: unknown, place: Place) => boolean> = {
  $schema: always,
  description: always,
  format: always, // A pattern beside it says the same.
  default: always,
  definitions: always,
  enumDescriptions: always,
  $ref: (ref: string, value, { root }) =>
    accepts(
      (root['definitions'] as Record<string, JsonSchema>)[ref.replace('#/definitions/', '')] ?? {},
      value,
      root,
    ),
  type: (type: string, value) =>
    typeOf(value) === type || (type === 'integer' && Number.isInteger(value)),
  const: (rule: unknown, value) => rule === value,
  enum: (rule: unknown[], value) => rule.includes(value),
  pattern: (rule: string, value) => typeof value !== 'string' || new RegExp(rule, 'u').test(value),
  minLength: (rule: number, value) => typeof value !== 'string' || value.length >= rule,
  maxLength: (rule: number, value) => typeof value !== 'string' || value.length <= rule,
  minimum: (rule: number, value) => typeof value !== 'number' || value >= rule,
  maximum: (rule: number, value) => typeof value !== 'number' || value <= rule,
  minItems: (rule: number, value) => !Array.isArray(value) || value.length >= rule,
  maxItems: (rule: number, value) => !Array.isArray(value) || value.length <= rule,
  items: (rule: JsonSchema, value, { root }) =>
    !Array.isArray(value) || value.every((item) => accepts(rule, item, root)),
  allOf: (rule: JsonSchema[], value, { root }) =>
    rule.every((option) => accepts(option, value, root)),
  anyOf: (rule: JsonSchema[], value, { root }) =>
    rule.some((option) => accepts(option, value, root)),
  if: (rule: JsonSchema, value, { schema, root }) => {
    const branch = accepts(rule, value, root) ? schema['then'] : schema['else'];
    return branch === undefined || accepts(branch as JsonSchema, value, root);
  },
  required: (rule: string[], value) => !isGroup(value) || rule.every((key) => key in value),
  propertyNames: (rule: JsonSchema, value, { root }) =>
    !isGroup(value) || Object.keys(value).every((key) => accepts(rule, key, root)),
  properties: (rule: Record<string, JsonSchema>, value, { root }) =>
    !isGroup(value) ||
    Object.entries(rule).every(
      ([key, field]) => !(key in value) || accepts(field, value[key], root),
    ),
  patternProperties: always,
  additionalProperties: (rule: JsonSchema | false, value, { schema, root }) => {
    if (!isGroup(value)) return true;
    const patterns = Object.keys((schema['patternProperties'] ?? {}) as object).map(
      (pattern) => new RegExp(pattern, 'u'),
    );
    const known = Object.keys((schema['properties'] ?? {}) as object);
    return Object.entries(value)
      .filter(([key]) => !known.includes(key) && !patterns.some((pattern) => pattern.test(key)))
      .every(([, item]) => rule !== false && accepts(rule, item, root));
  },
};

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeOf(value) === 'object';
}
