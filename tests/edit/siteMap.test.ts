import { expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { createSiteMap } from '#edit/siteMap.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { joinSources } from '#load/sources.ts';

test('finds the uses of a link in buttons and in running text', () => {
  const { source } = fixtureSite('small');
  const lines = createSiteMap(joinSources(source), shippedSchema)
    ?.usesOfLink('form')
    .map(({ line }) => source.split('\n')[line - 1]?.trim());
  expect(lines).toEqual(['to: form', 'body: |']);
});
