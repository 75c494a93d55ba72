import { describe, expect, test } from 'vitest';
import { createSourceMedia, describeDraft, describeSite } from '#preview/describeSite.ts';
import { shippedSchema } from '#schema/site.ts';
import { fixtureSite, fixtureSites, loadFixture } from '#tests/sites/fixtureSite.ts';

/** The site as it is shown, and each of its pages as a draft of the same text. */
async function draftsOf(name: string) {
  const fixture = fixtureSite(name);
  const site = loadFixture(fixture);
  const media = createSourceMedia(fixture.folder);
  const shown = await describeSite(site, media);
  const drafts = site.routes.map(({ path }) =>
    describeDraft(fixture.source, {
      paths: new Set([path]),
      shown,
      media,
      schema: shippedSchema,
    }),
  );
  return { shown, drafts: await Promise.all(drafts) };
}

describe('a draft of a page', () => {
  // Another one would load the open page anew, or change what visitors are asked for.
  test.each(fixtureSites)('is what the whole site says of it: $name', async ({ name }) => {
    const { shown, drafts } = await draftsOf(name);
    for (const draft of drafts) expect(draft ?? shown).toEqual(shown);
  });

  test('is there, but where other pages contact other companies', async () => {
    const { drafts } = await draftsOf('specification');
    expect(drafts).not.toContain(undefined);
  });
});
