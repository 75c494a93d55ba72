import { loadSite } from '#load/loadSite.ts';
import { fileSystemOf } from '#load/readSite.ts';
import { rewrites } from '#tests/load/rewrites.ts';
import { fixtureSites } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';

describe.each(fixtureSites)('the site $name', ({ folder, source }) => {
  const fileSystem = fileSystemOf(folder);
  const { site, problems } = loadSite(source, fileSystem);

  test('is right', () => {
    expect(problems).toEqual([]);
  });

  test.each(Object.entries(rewrites))('loads in silence %s', (_, rewrite) => {
    const loaded = loadSite(rewrite(source), fileSystem);
    expect(loaded.problems).toEqual([]);
    expect(loaded.site).toEqual(site);
  });
});
