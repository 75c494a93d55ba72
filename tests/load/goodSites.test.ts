import { loadSite, type World } from '#load/loadSite.ts';
import { rewrites } from '#tests/load/rewrites.ts';
import { smallWorld } from '#tests/load/smallWorld.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const everything: World = { hasFile: () => true, files: () => [], readHead: () => undefined };
const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

describe.each([
  ['tests/sites/small.yaml', smallWorld],
  ['tests/sites/bakery.yaml', smallWorld],
  ['tests/sites/club.yaml', smallWorld],
  ['site.yaml', everything],
])('%s', (file, world) => {
  const source = read(file);
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
