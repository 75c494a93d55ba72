import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { rewrites } from '#tests/load/rewrites.ts';
import { fixtureSites } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';

describe.each(fixtureSites)('the site $name', ({ folder, source }) => {
  const fileSystem = fileSystemOf(folder);
  const { site, problems } = diagnoseSite(source, fileSystem);

  test('is right', () => {
    expect(problems).toEqual([]);
  });

  test.each(Object.entries(rewrites))('loads in silence %s', (_, rewrite) => {
    const loaded = diagnoseSite(rewrite(source), fileSystem);
    expect(loaded.problems).toEqual([]);
    expect(loaded.site).toEqual(site);
  });
});
