import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { draftSite } from '#load/draftSite.ts';
import { keepRoutes } from '#load/keepRoutes.ts';
import { loadSite, type World } from '#load/loadSite.ts';
import { smallWorld } from '#tests/load/smallWorld.ts';
import { rewrites } from '#tests/load/rewrites.ts';

const everything: World = { hasFile: () => true, files: () => [], readHead: () => undefined };

describe.each([
  ['site.yaml', everything],
  ['tests/sites/small.yaml', smallWorld],
  ['tests/sites/bakery.yaml', smallWorld],
  ['tests/sites/club.yaml', smallWorld],
])('the pages of %s', (file, world) => {
  const source = readFileSync(file, 'utf8');
  const whole = loadSite(source, world).site;

  test('are the same when each is read without the others', () => {
    for (const route of whole?.routes ?? []) {
      const draft = draftSite(keepRoutes(source, new Set([route.path])) ?? '');
      expect(draft?.routes).toEqual([route]);
      expect(draft?.notFound).toEqual(whole?.notFound);
    }
  });

  test.each(Object.entries(rewrites))(
    'are the same or left to the whole check %s',
    (_, rewrite) => {
      const paths = new Set(whole?.routes.slice(-1).map(({ path }) => path));
      const part = keepRoutes(rewrite(source), paths);
      const draft = part === undefined ? undefined : draftSite(part);
      expect([whole?.routes.slice(-1), undefined]).toContainEqual(draft?.routes);
    },
  );
});

describe('draftSite', () => {
  const small = readFileSync('tests/sites/small.yaml', 'utf8');

  test.each([
    ['a wrong key', 'headline: Earn', 'headlin: Earn'],
    [
      'an unknown constant',
      '${constants.claims.commission}% commission',
      '${constants.claims.comission}%',
    ],
    ['an unknown link', '[ask us](form)', '[ask us](from)'],
    ['an unknown section', '- use: benefits\n  - path', '- use: benefit\n  - path'],
    ['half a file', 'links:', 'links: ['],
  ])('leaves %s to the whole check', (_, right, wrong) => {
    expect(small).toContain(right);
    expect(draftSite(small.replace(right, wrong))).toBeUndefined();
  });
});
