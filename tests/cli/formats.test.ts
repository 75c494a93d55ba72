import { fixSource } from '#cli/fixSource.ts';
import { summarise, describeTool } from '#cli/formats.ts';
import { loadText } from '#repair/readSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const { source: small } = fixtureSite('small');
const sum = (source: string) =>
  summarise(loadText({ file: 'site.yaml', source }, {}, smallFileSystem));

test('says that a syntax error without a safe fix may hide more', () => {
  const stray = small.replace('  navigation:', 'We come to your door.\n  navigation:');
  expect(sum(stray)).toBe(
    'site.yaml: 1 error. --diff shows 1 change for you to decide on. There may be more behind it: the rest can be judged when this is right.',
  );
});

test('does not say so where the rest was validated', () => {
  expect(sum(small.replace('navigation:', 'navigation'))).toBe(
    'site.yaml: 1 error. --fix corrects it.',
  );
  expect(sum(small.replace('navigation:', 'navigtion:'))).not.toContain('behind');
});

test('says that --diff shows what is only offered', () => {
  const source = small.replace('rememberFor: 180', 'rememberFor: 180 €');
  const site = loadText({ file: 'site.yaml', source }, {}, smallFileSystem);
  expect(summarise(site)).toBe('site.yaml: 1 error. --diff shows 1 change for you to decide on.');
  expect(summarise(site, { diff: true })).toBe('site.yaml: 1 error.');
});

describe('says what --fix does', () => {
  const slip = small.replace('  headline: Page', '  headlin: Page');
  const day = (written: string) =>
    small.replace(
      '    sections:\n',
      `    sections:\n      - { type: contact, places: [{ hours: { days: [{ day: monday, ${written} }] } }] }\n`,
    );
  const closed = 'closed: yes, times: ["09:00-12:00"]';

  test.each([
    ['that hides another', day(closed), '1 error. --diff shows 1 change for you to decide on.', 0],
    [
      'that hides another, twice',
      day(`${closed} }, { day: friday, ${closed}`),
      '2 errors. --fix may correct all of them.',
      0,
    ],
    ['alone', day('closed: yes'), '1 error. --fix corrects it.', 1],
    ['in a key', slip, '1 error. --fix corrects it.', 1],
    [
      'beside another',
      slip.replace('rememberFor:', 'rememberFo:'),
      '2 errors. --fix corrects all of them.',
      2,
    ],
    [
      'beside one for people',
      slip.replace('rememberFor:', 'rememberFo:').replace('version: ', 'nonsense: 1\nversion: '),
      '3 errors. --fix may correct 2 of them.',
      2,
    ],
    [
      'in a text',
      small.replace('  headline: Page', '  headline: Bread &amp; Page'),
      '1 warning. It holds 2 routes, 5 sections. --fix may correct it.',
      1,
    ],
  ])('of a fault %s', (_, source, said, fixed) => {
    const site = loadText({ file: 'site.yaml', source }, {}, smallFileSystem);
    expect(summarise(site)).toBe(`site.yaml: ${said}`);
    const context = { options: {}, fileSystem: smallFileSystem };
    expect(fixSource(site, site.sources.files[0], context).done).toHaveLength(fixed);
  });
});

test('has the version of package.json, and the folder with a page for each code', () => {
  const { version, pages } = describeTool({});
  expect(version).toBe(manifest.version);
  expect(readFileSync(new URL(`${pages}/unknown-key.md`), 'utf8')).toMatch(/^# unknown-key$/m);
});

test('has the page of the repository in a workflow of GitHub', () => {
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'shop/site',
    GITHUB_SHA: 'abc123',
  };
  expect(describeTool(env).pages).toBe(
    'https://github.com/shop/site/blob/abc123/src/problems/pages',
  );
});
