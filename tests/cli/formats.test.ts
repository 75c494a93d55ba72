import { summarise, describeTool } from '#cli/formats.ts';
import { loadText } from '#repair/readSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
