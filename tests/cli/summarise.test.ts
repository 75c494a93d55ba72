import { summarise } from '#cli/formats.ts';
import { loadText } from '#load/readSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';

const { source: small } = fixtureSite('small');
const sum = (source: string) =>
  summarise(loadText({ file: 'site.yaml', source }, {}, smallFileSystem));

test('says that there may be more behind a fault of the form that nobody can mend for certain', () => {
  const stray = small.replace('  navigation:', 'We come to your door.\n  navigation:');
  expect(sum(stray)).toBe(
    'site.yaml: 1 error. There may be more behind it: the rest can be judged when this is right.',
  );
});

test('does not say so where the rest was judged', () => {
  expect(sum(small.replace('navigation:', 'navigation'))).toBe(
    'site.yaml: 1 error. --fix corrects it.',
  );
  expect(sum(small.replace('navigation:', 'navigtion:'))).not.toContain('behind');
});
