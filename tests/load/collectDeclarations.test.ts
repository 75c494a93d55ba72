import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collectDeclarations } from '#load/collectDeclarations.ts';
import { Block } from '#schema/block.ts';
import { Button } from '#schema/button.ts';
import { defineBlock } from '#schema/defineBlock.ts';
import { linkName, target } from '#schema/fields.ts';
import { line, name } from '#schema/fields.ts';
import { videoLink } from '#schema/videoLink.ts';
import type { WrittenBlock } from '#tests/render/renderBlock.tsx';

const nothing = {
  heading: undefined,
  needsDisclosures: false,
  reportsBookings: false,
  forms: [],
  clicks: [],
  embeds: [],
  described: [],
};

describe('a shipped block', () => {
  const read = (...blocks: WrittenBlock[]) =>
    collectDeclarations(
      blocks.map((block) => Block.parse(block)),
      Block,
    );

  test('declares nothing where it needs nothing', () => {
    expect(read({ type: 'note', text: 'Closed today.' })).toEqual(nothing);
  });

  test('declares the heading of the page', () => {
    expect(read({ type: 'hero', headline: 'Films' })).toEqual({ ...nothing, heading: 'Films' });
  });

  test('declares the clicks of buttons that lead somewhere, each once', () => {
    const buttons = [
      { label: 'Go', to: '/', clickName: 'go' },
      { label: 'Go on', to: '/', clickName: 'go' },
      { label: 'Later', unavailable: 'Coming soon', clickName: 'later' },
    ];
    expect(
      read(
        { type: 'callToAction', buttons },
        { type: 'callToAction', look: 'band', heading: 'Back', to: '/', clickName: 'back' },
      ),
    ).toEqual({ ...nothing, clicks: ['go', 'back'] });
  });

  test('declares its videos and calendars in their order', () => {
    const calendar = {
      type: 'scheduler',
      heading: 'Book',
      title: 'Calendar',
      page: 'booking',
      height: 700,
      minWidth: 320,
      patience: 10_000,
      loading: 'Loading',
      failed: 'Failed',
      link: 'Book there',
    } as const;
    expect(
      read(
        { ...calendar, provider: 'calendly', script: 'widget' },
        {
          type: 'video',
          title: 'A film',
          video: 'https://shop.example/film.mp4',
          poster: 'media/a.jpg',
        },
        { ...calendar, provider: 'iframe' },
      ),
    ).toEqual({
      ...nothing,
      reportsBookings: true,
      forms: [],
      embeds: [
        { kind: 'calendar', provider: 'calendly', page: 'booking', script: 'widget' },
        { kind: 'video', player: 'file', src: 'https://shop.example/film.mp4' },
        { kind: 'calendar', provider: 'iframe', page: 'booking' },
      ],
    });
    expect(read({ type: 'embed', title: 'Map', page: 'map', link: 'Open it' })).toEqual({
      ...nothing,
      embeds: [{ kind: 'page', page: 'map', category: 'embeddedMedia' }],
    });
    expect(read({ ...calendar, provider: 'iframe' })).toMatchObject({ reportsBookings: false });
  });
});

/** What `collectDeclarations` finds in one block of a new type. */
function declaredByNew(schema: z.core.$ZodType & z.ZodType, written: object) {
  // The renderer knows no such block yet: only its schema counts.
  const block = schema.parse({ type: 'quote', ...written }) as Block;
  return collectDeclarations([block], schema);
}

describe('a new block', () => {
  const type = 'quote';
  const description = 'A quotation.';

  test('means nothing by the names of its fields', () => {
    const film = z.strictObject({ player: line, src: line, share: line });
    const quote = defineBlock({
      type,
      description,
      fields: {
        headline: line,
        columns: z.int(),
        provider: line,
        page: line,
        script: line,
        clickName: line,
        to: line,
        use: line,
        film,
      },
    });
    const written = {
      headline: 'The paper',
      columns: 2,
      provider: 'calendly',
      page: 'A page of a book',
      script: 'Latin',
      clickName: 'click',
      to: 'Everybody',
      use: 'None',
      film: { player: 'Grand piano', src: 'A house', share: 'Half' },
    };
    expect(declaredByNew(quote, written)).toEqual(nothing);
  });

  test('declares by its schema what its fields mean, whatever their names', () => {
    const quote = defineBlock({
      type,
      description,
      fields: {
        words: line,
        service: z.enum(['calCom', 'paper']),
        place: linkName,
        helper: linkName.optional(),
        more: z.record(
          name,
          z.strictObject({ goal: target, press: name.meta({ kind: 'clickName' }) }),
        ),
        films: z.array(z.strictObject({ film: videoLink })),
        button: Button,
      },
      declares: {
        pageHeading: 'words',
        disclosures: 'words',
        calendar: {
          provider: 'service',
          page: 'place',
          script: 'helper',
          reportBookings: ['calCom'],
        },
      },
    });
    const written = {
      words: 'The paper',
      service: 'calCom',
      place: 'booking',
      more: { one: { goal: '/', press: 'one' } },
      films: [{ film: 'https://shop.example/film.mp4' }],
      button: { label: 'Go', to: '/', clickName: 'go' },
    };
    expect(declaredByNew(quote, written)).toEqual({
      heading: 'The paper',
      described: [],
      needsDisclosures: true,
      reportsBookings: true,
      forms: [],
      clicks: ['one', 'go'],
      embeds: [
        { kind: 'video', player: 'file', src: 'https://shop.example/film.mp4' },
        { kind: 'calendar', provider: 'calCom', page: 'booking' },
      ],
    });
    expect(declaredByNew(quote, { ...written, service: 'paper' })).toMatchObject({
      reportsBookings: false,
      forms: [],
    });
  });

  test('compiles only where it declares fields of its own', () => {
    const quote = () =>
      defineBlock({
        type,
        description,
        fields: { words: line },
        // @ts-expect-error -- `headline` is no field of this block.
        declares: { pageHeading: 'headline' },
      });
    expect(declaredByNew(quote(), { words: 'The paper' })).toEqual(nothing);
  });
});
