import { Block } from '#schema/block.ts';
import type { Declarations, Kind } from '#schema/kinds.ts';
import type { Declared, Embed } from '#schema/site.ts';
import type { Video } from '#schema/videoLink.ts';
import { optionFor } from './schemaAt.ts';
import { definitionOf, fieldsOf, kindOfField, noteOf, type Schema } from './schemaNodes.ts';

/**
 * What blocks declare in their schema: by the kinds of their fields, however deep, and as a whole.
 * The name of a field means nothing.
 */
export function declaredBy(blocks: readonly Block[], schema: Schema = Block): Declared {
  const declarations = blocks.map((block) => declarationsOf(block, schema));
  return {
    hasHeading: blocks.some(
      (block, index) => textAt(block, declarations[index]?.pageHeading) !== undefined,
    ),
    needsDisclosures: declarations.some(({ needsDisclosures }) => needsDisclosures),
    reportsBookings: blocks.some((block) => reportsBookings(block, schema)),
    clicks: [...new Set(blocks.flatMap((block) => clicksIn(schema, block)))],
    embeds: blocks.flatMap((block, index): Embed[] => [
      ...videosIn(schema, block),
      ...calendarIn(block, declarations[index]?.calendar),
    ]),
  };
}

/** Whether a block shows a calendar that says so when a visitor has booked. */
export function reportsBookings(block: object, schema: Schema = Block): boolean {
  const { calendar } = declarationsOf(block, schema);
  const provider = textAt(block, calendar?.provider);
  return provider !== undefined && calendar?.reportBookings.includes(provider) === true;
}

/** What a block declares as a whole. */
export function declarationsOf(block: object, schema: Schema = Block): Declarations {
  return noteOf(optionFor(schema, block), 'declares') ?? {};
}

/** The names of what can be pressed. A button that leads nowhere sends nothing. */
function clicksIn(schema: Schema, value: unknown): string[] {
  const parts = partsOf(schema, value);
  const textsOf = (kind: Kind) =>
    parts.flatMap((part) => (kindOfField(part.schema) === kind ? [String(part.value)] : []));
  return [
    ...(textsOf('target').length > 0 ? textsOf('clickName') : []),
    ...parts.flatMap((part) => clicksIn(part.schema, part.value)),
  ];
}

function videosIn(schema: Schema, value: unknown): Embed[] {
  if (kindOfField(schema) !== 'video') {
    return partsOf(schema, value).flatMap((part) => videosIn(part.schema, part.value));
  }
  // The schema has read the link.
  const { player, src } = value as Video;
  return [{ kind: 'video', player, src }];
}

function calendarIn(block: object, calendar: Declarations['calendar']): Embed[] {
  const provider = textAt(block, calendar?.provider);
  const page = textAt(block, calendar?.page);
  const script = textAt(block, calendar?.script);
  if (provider === undefined || page === undefined) return [];
  return [{ kind: 'calendar', provider, page, ...(script !== undefined && { script }) }];
}

function textAt(block: object, field: string | undefined): string | undefined {
  const text: unknown = field === undefined ? undefined : Reflect.get(block, field);
  return typeof text === 'string' ? text : undefined;
}

/** The parts of a list or group that are there, each with its schema. */
function partsOf(schema: Schema, value: unknown): { schema: Schema; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = optionFor(schema, value);
  const definition = definitionOf(inner);
  return Object.entries(value).flatMap(([key, part]) => {
    const field =
      definition.type === 'array'
        ? definition.element
        : definition.type === 'record'
          ? definition.valueType
          : fieldsOf(inner).get(key);
    return field && part !== undefined ? [{ schema: field, value: part }] : [];
  });
}
