import { loadSite } from '#load/loadSite.ts';
import { worldOf } from '#load/readSite.ts';
import { rewrites } from '#tests/load/rewrites.ts';
import { fixtureSites } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';

describe.each(fixtureSites)('the site $name', ({ folder, source }) => {
  const world = worldOf(folder);
  const { site, problems } = loadSite(source, world);

  test('is right', () => {
    expect(problems).toEqual([]);
  });

  test.each(Object.entries(rewrites))('loads in silence %s', (_, rewrite) => {
    const loaded = loadSite(rewrite(source), world);
    expect(loaded.problems).toEqual([]);
    expect(loaded.site).toEqual(site);
  });
});
