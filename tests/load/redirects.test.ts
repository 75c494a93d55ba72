import { expect, test } from 'vitest';
import { loadSite } from '#load/loadSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallFileSystem } from './smallFileSystem.ts';
import { joinSources } from '#load/sources.ts';

const { source } = fixtureSite('small');

/** What is reported of redirects, each `from > to`. */
function problemsOf(...redirects: string[]): string[] {
  const rows = redirects.map((redirect) => {
    const [from, to] = redirect.split(' > ');
    return `  - { from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }\n`;
  });
  const text = source.replace('notFound:', `redirects:\n${rows.join('')}notFound:`);
  return loadSite(joinSources(text), smallFileSystem).problems.map(({ code }) => code);
}

test.each([
  '/?page_id=2 > /join',
  '/?p=1 > /',
  '/index.php?option=com_content&view=article&id=12 > /join',
  '/join?step=2 > /join#benefits',
  '/blog/* > /join',
  '/blog/* > form',
  '/über-uns > /join',
  '/%C3%BCber-uns/ > /join',
  '/old%20page > /join',
  '/old page > /join',
  "/it's (a) + b, c;d=e@f!$&[h]|~.php > /join",
  '/Old_Page.html > /join',
])('takes the redirect %s', (redirect) => {
  expect(problemsOf(redirect)).toEqual([]);
});

test.each([
  ['/', 'wrong-form'],
  ['/old#part', 'wrong-form'],
  ['/*', 'wrong-form'],
  ['/blog*', 'wrong-form'],
  ['/blog/*?a=1', 'wrong-form'],
  ['/a%2Fb', 'wrong-form'],
  ['/100%', 'wrong-form'],
  ['/caf%E9', 'broken-rule'],
  ['/a/.b', 'wrong-form'],
  ['/a//b', 'wrong-form'],
  ['/a\\b', 'wrong-form'],
  ['/index.html?a=1', 'wrong-form'],
])('refuses an old address %s', (from, code) => {
  expect(problemsOf(`${from} > /join`)).toEqual([code]);
});

test.each([
  [['/blog/* > /blog/old/*'], 'unknown-page'],
  [['/blog/* > /news/*'], 'unknown-page'],
  [['/blog > /join/*'], 'broken-rule'],
  [['/ü > /join', '/%C3%BC/ > /'], 'duplicate-redirect'],
  [['/a?x=1&y=2 > /join', '/a?y=2&x=1 > /'], 'duplicate-redirect'],
  [['/a > /b', '/b > /join'], 'redirect-chain'],
  [['/a > /blog/x', '/blog/* > /join'], 'redirect-chain'],
  [['/a?x=1 > /b', '/b?x=1 > /a'], 'redirect-loop'],
  [['/%6Foin > /join', '/%6Aoin > /'], 'dead-redirect'],
])('reports %s', (redirects, code) => {
  expect(problemsOf(...redirects)).toContain(code);
});
