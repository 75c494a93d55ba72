import { describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { draftSite } from '#load/draftSite.ts';
import { stagesOf } from '#load/stagesOf.ts';
import { keepRoutes } from '#load/keepRoutes.ts';
import { loadSite } from '#load/loadSite.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { rewrites } from '#tests/load/rewrites.ts';
import { fixtureSite, fixtureSites } from '#tests/sites/fixtureSite.ts';
import { joinSources } from '#load/sources.ts';

const draftOf = (text: string) => draftSite(stagesOf(joinSources(text), { schema: shippedSchema }));

describe.each(fixtureSites)('the pages of the site $name', ({ folder, source }) => {
  const whole = loadSite(joinSources(source), fileSystemOf(folder)).site;

  test('are the same when each is read without the others', () => {
    for (const route of whole?.routes ?? []) {
      const draft = draftOf(keepRoutes(source, new Set([route.path])) ?? '');
      expect(draft?.routes).toEqual([route]);
      expect(draft?.notFound).toEqual(whole?.notFound);
    }
  });

  test.each(Object.entries(rewrites))(
    'are the same or left to the whole check %s',
    (_, rewrite) => {
      const paths = new Set(whole?.routes.slice(-1).map(({ path }) => path));
      const part = keepRoutes(rewrite(source), paths);
      const draft = part === undefined ? undefined : draftOf(part);
      expect([whole?.routes.slice(-1), undefined]).toContainEqual(draft?.routes);
    },
  );
});

describe('draftSite', () => {
  const small = fixtureSite('small').source;

  test.each([
    ['a wrong key', 'headline: Earn', 'headlin: Earn'],
    ['an unknown constant', '${constants.commission}% commission', '${constants.comission}%'],
    ['an unknown link', '[ask us](form)', '[ask us](from)'],
    ['an unknown section', '- use: benefits\n  - path', '- use: benefit\n  - path'],
    ['half a file', 'links:', 'links: ['],
  ])('leaves %s to the whole check', (_, right, wrong) => {
    expect(small).toContain(right);
    expect(draftOf(small.replace(right, wrong))).toBeUndefined();
  });
});
