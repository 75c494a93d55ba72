import type { Block } from '#schema/block.ts';
import type { Category } from '#schema/consent.ts';
import type { FormField } from '#schema/formField.ts';
import { isKept } from '#schema/isKept.ts';
import type { Declarations } from '#schema/kinds.ts';
import type { Links } from '#schema/links.ts';
import type { Declared, Embed } from '#schema/site.ts';
import type { Video } from '#schema/videoLink.ts';
import { type Field, findFields, findValues, walkData } from './findValues.ts';
import { groupBy } from './groupBy.ts';
import { parentKey } from './paths.ts';
import { optionFor } from './schemaAt.ts';
import { kindOfField, noteOf, type Schema } from './schemaNodes.ts';

/**
 * What blocks declare in their schema: by the kinds of their fields, however deep, and as a whole.
 * The name of a field means nothing.
 */
export function collectDeclarations(blocks: readonly Block[], schema: Schema): Declared {
  const declared = blocks.map((block) => ({ block, own: declarationsOf(block, schema) }));
  return {
    heading: declared
      .map(({ block, own }) => textAt(block, own.pageHeading))
      .find((text) => text !== undefined),
    needsDisclosures: declared.some(({ own }) => own.disclosures !== undefined),
    reportsBookings: declared.some(({ block, own: { calendar } }) =>
      calendar?.reportBookings.some((provider) => provider === textAt(block, calendar.provider)),
    ),
    forms: declared.flatMap(({ block, own: { form } }) => {
      if (!form) return [];
      const fields = fieldsIn(block, form.fields);
      const name = textAt(block, form.name);
      return {
        fields: fields.map(({ name: field, type }) => ({ name: field, type })),
        kept: fields.filter(isKept).map(({ name: field }) => field),
        ...(name !== undefined && { name }),
      };
    }),
    clicks: [
      ...new Set(blocks.flatMap((block) => sentClicks(findFields(findValues(schema, block))))),
    ],
    described: declared.flatMap(({ block, own: { describes: as } }) => (as ? { as, block } : [])),
    embeds: declared.flatMap(({ block, own }) => [
      ...videosIn(schema, block),
      ...calendarIn(block, own.calendar),
      ...frameIn(block, own.frame),
      ...formIn(block, own.form),
    ]),
  };
}

/** What a block declares as a whole. */
export function declarationsOf(block: object, schema: Schema): Declarations {
  return noteOf(optionFor(schema, block), 'declares') ?? {};
}

/** The names of clicks, of buttons that lead somewhere: others send nothing. */
export function sentClicks(fields: readonly Field[]): string[] {
  const buttons = groupBy(
    fields.filter(({ kind }) => kind === 'clickName' || kind === 'target'),
    parentKey,
  );
  return [...buttons.values()].flatMap((button) =>
    button.some(({ kind }) => kind === 'target')
      ? button.flatMap(({ kind, value }) => (kind === 'clickName' ? value : []))
      : [],
  );
}

function videosIn(root: Schema, block: object): Embed[] {
  const videos: Embed[] = [];
  walkData(root, block, ({ schema, data }) => {
    if (kindOfField(schema) !== 'video') return;
    // The schema has read the link.
    const { player, src } = data as Video;
    videos.push({ kind: 'video', player, src });
  });
  return videos;
}

function calendarIn(block: object, calendar: Declarations['calendar']): Embed[] {
  const provider = textAt(block, calendar?.provider);
  const page = textAt(block, calendar?.page);
  const script = textAt(block, calendar?.script);
  if (provider === undefined || page === undefined) return [];
  return [{ kind: 'calendar', provider, page, ...(script !== undefined && { script }) }];
}

function frameIn(block: object, frame: Declarations['frame']): Embed[] {
  const page = textAt(block, frame?.page);
  // The schema has read it.
  const category = textAt(block, frame?.category) as Category | undefined;
  return page === undefined || category === undefined ? [] : [{ kind: 'page', page, category }];
}

function formIn(block: object, form: Declarations['form']): Embed[] {
  if (!form) return [];
  const to = textAt(block, form.to);
  const provider = textAt(block, form.provider) ?? '';
  const redirects = (Reflect.get(block, form.redirects) ?? []) as string[]; // the schema has read it
  return [{ kind: 'form', provider, redirects, ...(to !== undefined && { to }) }];
}

/** Whether a page tells when a form is sent: not of an e-mail, which the visitor sends or not. */
export function reportsForms({ embeds }: Declared, links: Links): boolean {
  return embeds.some(
    (embed) => embed.kind === 'form' && !links[embed.to ?? '']?.href.startsWith('mailto:'),
  );
}

/** What a form asks for. */
export function fieldsIn(block: object, field: string): readonly FormField[] {
  return (Reflect.get(block, field) ?? []) as FormField[]; // the schema has read it
}

function textAt(block: object, field: string | undefined): string | undefined {
  const text: unknown = field === undefined ? undefined : Reflect.get(block, field);
  return typeof text === 'string' ? text : undefined;
}
