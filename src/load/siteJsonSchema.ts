import { ownWords } from '#schema/kinds.ts';
import type { SiteSchema } from '#schema/site.ts';
import { z } from 'zod';
import { styleNames } from '#styles/readStyle.ts';
import { iconNames } from './icons.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { shareParts } from './shareParts.ts';

/**
 * The schema of site.yaml for editors (JSON Schema, draft 7), made from the same source as `check`.
 * It is never stricter than `check`: wherever a value has a form, a text with `${…}` is accepted
 * too. It is looser: rules that span fields, and all that needs the whole site, are left to `check`.
 */
export function siteJsonSchema(schema: SiteSchema): JsonSchema {
  const { $schema, definitions, ...site } = translate(schema.SiteFile, schema);
  const blocks = schema.Block.options.map((option) => {
    const { $schema: _, ...block } = translate(option, schema);
    return [option.shape.type.value, block] as const;
  });
  return shareParts({
    $schema,
    ...site,
    // A home for anchors and whatever else is to be repeated.
    patternProperties: { '^x-': {} },
    definitions: {
      ...(definitions as Record<string, JsonSchema>),
      reference: { ...reference },
      ...Object.fromEntries(blocks),
      anyBlock: anyBlock(schema),
    },
  });
}

/**
 * A text that holds a reference. Its value is known only to `check`. It has no description: editors
 * would show it beside that of every field.
 */
// Copied: a language server notes where its parts come from.
const reference: JsonSchema = { type: 'string', pattern: String.raw`\$\{` };

/** `type` decides what else a block holds, so that a wrong type lists the types and nothing more. */
function anyBlock({ Block }: SiteSchema): JsonSchema {
  const types = Block.options.map(({ shape }) => shape.type.value);
  return {
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: 'What stands here.',
        anyOf: [
          {
            type: 'string',
            enum: types,
            enumDescriptions: Block.options.map(({ description }) => description),
          },
          { $ref: '#/definitions/reference' },
        ],
      },
    },
    allOf: types.map((type) => ({
      if: { required: ['type'], properties: { type: { const: type } } },
      then: { $ref: `#/definitions/${type}` },
    })),
  };
}

function translate(part: z.ZodType, schema: SiteSchema): JsonSchema {
  return z.toJSONSchema(part, {
    io: 'input',
    target: 'draft-7',
    override(node) {
      adjust(node, schema);
      acceptReferences(node.jsonSchema);
    },
  });
}

type Node = { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema };

/** What zod's own translation loses: capitals that do not count, and lengths that are measured after trimming. */
function adjust({ zodSchema, jsonSchema }: Node, { Block, Section }: SiteSchema): void {
  // Suggestions: the second form is never right, so that editors neither explain nor demand all of it.
  if (jsonSchema['kind'] === 'icon') jsonSchema['anyOf'] = [{}, { not: {}, enum: iconNames() }];
  if (jsonSchema['kind'] === 'style') jsonSchema['enum'] = styleNames;
  for (const word of ownWords) delete jsonSchema[word];
  // Compared as what they are to this function: any schema.
  const schema: z.core.$ZodType = zodSchema;
  if (schema === Block) replace(jsonSchema, { $ref: '#/definitions/anyBlock' });
  if (schema === Section) replace(jsonSchema, sectionOf(jsonSchema));
  const definition = zodSchema._zod.def;
  if (definition.type !== 'string') {
    if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
    if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
    return;
  }
  const checks = (definition.checks ?? []).map(
    (check) => check._zod.def as z.core.$ZodCheckStringFormatDef,
  );
  if (checks.some(({ check }) => String(check) === 'overwrite')) delete jsonSchema['maxLength'];
  const patterns = checks.flatMap(({ pattern }) =>
    pattern ? [pattern.flags.includes('i') ? anyCase(pattern) : pattern.source] : [],
  );
  if (patterns.length === 1) jsonSchema['pattern'] = patterns[0];
  if (patterns.length > 1) jsonSchema['allOf'] = patterns.map((pattern) => ({ pattern }));
}

function replace(jsonSchema: JsonSchema, content: JsonSchema): void {
  for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
  Object.assign(jsonSchema, content);
}

/** A block or a shared section. Editors offer only those keys that are outside the conditions. */
function sectionOf({ anyOf }: JsonSchema): JsonSchema {
  const [block, shared = {}] = anyOf as JsonSchema[];
  const { use } = shared['properties'] as Record<string, JsonSchema>;
  return {
    properties: {
      type: { description: 'What stands here.' },
      use: { description: use?.['description'] },
    },
    if: { required: ['use'] },
    then: shared,
    else: block,
  };
}

/** The source of a pattern whose flag says that capitals do not count, written out for JSON Schema, which has no flags. */
function anyCase(pattern: RegExp): string {
  return pattern.source.replace(/\\.|[a-z]/gi, (piece) =>
    piece.startsWith('\\') ? piece : `[${piece.toLowerCase()}${piece.toUpperCase()}]`,
  );
}

/** References in place of any single value, but not of the name of a key. */
function acceptReferences(jsonSchema: JsonSchema): void {
  const names = jsonSchema['propertyNames'] as { anyOf?: JsonSchema[] } | undefined;
  if (names?.anyOf) jsonSchema['propertyNames'] = names.anyOf[0];
  // The version of the format, which is read before any reference.
  if (typeof jsonSchema['const'] === 'number') return;
  const isScalar =
    ['string', 'number', 'integer', 'boolean'].includes(String(jsonSchema['type'])) ||
    'const' in jsonSchema ||
    'enum' in jsonSchema;
  if (!isScalar) return;
  // Editors look for both of them outside.
  const { description, default: otherwise, ...form } = jsonSchema;
  replace(jsonSchema, {
    ...(description !== undefined && { description }),
    ...(otherwise !== undefined && { default: otherwise }),
    anyOf: [form, { $ref: '#/definitions/reference' }],
  });
}
