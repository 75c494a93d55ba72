import { expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { outlineOf } from '#edit/outlineOf.ts';
import { createSiteMap } from '#edit/siteMap.ts';
import { joinSources } from '#load/sources.ts';

test.each([
  [
    'a shared section of which nothing is written yet',
    'sections:\n  testimonials:\n',
    'testimonials',
  ],
  ['a shared section that is a word', 'sections:\n  testimonials: soon\n', 'testimonials'],
])('the outline of a file in the making names %s', (_, source, name) => {
  const { sections } = outlineOf(createSiteMap(joinSources(source), shippedSchema));
  expect(sections).toMatchObject([{ name, written: '', line: 2 }]);
});

test.each([
  'sections: none\n',
  'routes: [null, { sections: [null] }]\nsections: null\n',
  'words\n',
])('the outline of %j has no shared section', (source) => {
  expect(outlineOf(createSiteMap(joinSources(source), shippedSchema)).sections).toEqual([]);
});
