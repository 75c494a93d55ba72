import { ownWords } from '#schema/kinds.ts';
import { SiteFile } from '#schema/site.ts';
import { z } from 'zod';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { [keyword: string]: unknown };

/**
 * The schema of site.yaml for editors (JSON Schema, draft 7), made from the same source as `check`.
 * It is never stricter than `check`: wherever a value has a form, a text with `${…}` is accepted
 * too. It is looser: rules that span fields, and all that needs the whole site, are left to `check`.
 */
export function siteJsonSchema(): JsonSchema {
  const made = z.toJSONSchema(SiteFile, {
    io: 'input',
    target: 'draft-7',
    override: adjust,
  }) as JsonSchema;
  const { $schema, definitions: blocks, ...root } = made;
  const definitions: Record<string, JsonSchema> = { reference };
  const site = rewrite(root, { blocks: blocks as Record<string, JsonSchema>, definitions });
  return {
    $schema,
    ...site,
    // A home for anchors and whatever else is to be repeated.
    patternProperties: { '^x-': {} },
    definitions,
  };
}

/**
 * A text that holds a reference. What it will be is known only to `check`. It has no description:
 * editors would show it beside that of every field.
 */
const reference: JsonSchema = { type: 'string', pattern: String.raw`\$\{` };

/** What zod's own translation loses: capitals that do not count, and lengths that are measured after trimming. */
function adjust({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: JsonSchema;
}): void {
  for (const word of ownWords) delete jsonSchema[word];
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

/** The source of a pattern whose flag says that capitals do not count, written out for JSON Schema, which has no flags. */
function anyCase(pattern: RegExp): string {
  return pattern.source.replace(/\\.|[a-z]/gi, (piece) =>
    piece.startsWith('\\') ? piece : `[${piece.toLowerCase()}${piece.toUpperCase()}]`,
  );
}

type Parts = { blocks: Record<string, JsonSchema>; definitions: Record<string, JsonSchema> };

/** The same schema with blocks told by their `type`, and with references accepted. */
function rewrite(schema: JsonSchema, parts: Parts): JsonSchema {
  const options = optionsOf(schema, parts);
  if (options) return { ...without(schema, 'anyOf', 'oneOf'), ...section(options, parts) };
  const inner = rewriteChildren(schema, parts);
  return isScalar(inner) ? orReference(inner) : inner;
}

function rewriteChildren(schema: JsonSchema, parts: Parts): JsonSchema {
  const result: JsonSchema = { ...schema };
  for (const key of ['items', 'additionalProperties']) {
    if (isSchema(schema[key])) result[key] = rewrite(schema[key], parts);
  }
  if (Array.isArray(schema['anyOf']))
    result['anyOf'] = schema['anyOf'].map((option: JsonSchema) => rewrite(option, parts));
  if (isSchema(schema['properties'])) {
    result['properties'] = Object.fromEntries(
      Object.entries(schema['properties']).map(([key, field]) => [
        key,
        rewrite(field as JsonSchema, parts),
      ]),
    );
  }
  return result;
}

/** The blocks that a schema chooses from, and what else it offers, when it is a list of sections or a shared section. */
function optionsOf(
  schema: JsonSchema,
  parts: Parts,
): { blocks: JsonSchema[]; use: JsonSchema | undefined } | undefined {
  if (Array.isArray(schema['anyOf'])) {
    const [first, use] = schema['anyOf'] as JsonSchema[];
    const blocks = first && optionsOf(first, parts)?.blocks;
    return blocks && { blocks, use };
  }
  if (!Array.isArray(schema['oneOf'])) return undefined;
  const blocks = (schema['oneOf'] as JsonSchema[]).map((option) => {
    const name = String(option['$ref'] ?? '').replace('#/definitions/', '');
    return parts.blocks[name] ?? option;
  });
  return blocks.every((block) => typeOf(block) !== undefined)
    ? { blocks, use: undefined }
    : undefined;
}

/** A section: `type` decides what else it holds, so that a wrong type lists the types and nothing more. */
function section(
  { blocks, use }: { blocks: JsonSchema[]; use: JsonSchema | undefined },
  parts: Parts,
): JsonSchema {
  const types = blocks.map((block) => String(typeOf(block)));
  for (const block of blocks)
    parts.definitions[String(typeOf(block))] ??= rewriteBlock(block, parts);
  parts.definitions['anyBlock'] ??= {
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        description: 'What stands here.',
        anyOf: [
          {
            type: 'string',
            enum: types,
            enumDescriptions: blocks.map((block) => block['description']),
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
  const anyBlock = { $ref: '#/definitions/anyBlock' };
  if (!use) return anyBlock;
  return {
    // Both words stand here as well, since editors offer only what stands outside the conditions.
    properties: { type: { description: 'What stands here.' }, use: describedIn(use, 'use') },
    if: { required: ['use'] },
    then: rewrite(use, parts),
    else: anyBlock,
  };
}

/** A block with rules of its own points to the same block without them, which says nothing more. */
function rewriteBlock(block: JsonSchema, parts: Parts): JsonSchema {
  const fields = block['properties'] as Record<string, JsonSchema>;
  const rewritten = rewriteChildren(without(block, 'allOf'), parts);
  return {
    ...rewritten,
    properties: { ...(rewritten['properties'] as JsonSchema), type: fields['type'] },
  };
}

/** The description of a field, and nothing else of it. */
function describedIn(schema: JsonSchema, key: string): JsonSchema {
  const field = (schema['properties'] as Record<string, JsonSchema> | undefined)?.[key];
  return { description: field?.['description'] };
}

function typeOf(block: JsonSchema): unknown {
  const fields = block['properties'] as Record<string, JsonSchema> | undefined;
  return fields?.['type']?.['const'];
}

function isScalar(schema: JsonSchema): boolean {
  return (
    ['string', 'number', 'integer', 'boolean'].includes(String(schema['type'])) ||
    'const' in schema ||
    'enum' in schema
  );
}

/** The description and the default stay outside, where editors look for them. */
function orReference(schema: JsonSchema): JsonSchema {
  const { description, default: otherwise, ...form } = schema;
  return {
    ...(description !== undefined && { description }),
    ...(otherwise !== undefined && { default: otherwise }),
    anyOf: [form, { $ref: '#/definitions/reference' }],
  };
}

function without(schema: JsonSchema, ...keys: string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
