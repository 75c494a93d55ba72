import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { redirectsFile } from '#build/hosts/redirectsFile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { sampleConfig } from './sampleConfig.ts';

const text = redirectsFile(sampleConfig());

test('is understood by Netlify as it is meant, with and without a "/" at the end', async () => {
  const file = join(temporaryFolder(), '_redirects');
  writeFileSync(file, text);
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], minimal: true });
  expect(errors).toEqual([]);
  const form = 'https://forms.corner.example/qualify';
  expect(redirects.map(({ from, to, status }) => [from, to, status])).toEqual([
    ['/', '/join', 301],
    ['/old', '/join', 301],
    ['/old/', '/join', 301],
    ['/Old.html', '/join#benefits', 302],
    ['/Old.html/', '/join#benefits', 302],
    ['/apply/now.php', form, 301],
    ['/apply/now.php/', form, 301],
    ['/%C3%BCber%20uns', '/join', 301],
    ['/%C3%BCber%20uns/', '/join', 301],
    ['/%c3%bcber%20uns', '/join', 301],
    ['/%c3%bcber%20uns/', '/join', 301],
    ['/blog/*', '/join/:splat', 301],
    ['/join/*', '/join', 301],
  ]);
});

test('asks for a query on Netlify, and says what is left out there and on Cloudflare', () => {
  expect(text).toContain('\n/ page_id=2 /join 301\n');
  expect(text.match(/^#.*$/gm)).toEqual([
    '# Cloudflare does not tell addresses apart by what is behind their "?": left out there is /?page_id=2.',
    '# Netlify, Cloudflare and Vercel would send visitors in a circle, since they pass on what is behind the "?": left out there is /?page_id=3.',
  ]);
});

test('never hands on what would name another host', () => {
  const config = sampleConfig();
  const all = { from: '/all', to: '/*', status: 301, isRest: true } as const;
  expect(redirectsFile({ ...config, redirects: [all] })).toBe(
    `/all/* https://${config.host}/:splat 301\n`,
  );
});

test.each([
  ['/größe', true, 100],
  ['/a', true, 100],
  ['/größe', false, 2000],
  ['/a', false, 2000],
])('says from which line on Cloudflare reads none: %s, below it: %s', (from, isRest, most) => {
  const redirects = Array.from({ length: 2001 }, (_, index) => ({
    from: `${from}${index}`,
    to: '/join',
    status: 301 as const,
    isRest,
  }));
  const lines = redirectsFile({ ...sampleConfig(), redirects }).split('\n');
  const first = /left out there is (\S*\d)/.exec(lines[0] ?? '')?.[1] ?? '';
  const address = encodeURI(first) + (isRest ? '/*' : '');
  // The comment is no line that counts.
  const at = lines.findIndex((line) => line.startsWith(`${address} `));
  expect(at - 1).toBeGreaterThan(most - 4);
  expect(at - 1).toBeLessThanOrEqual(most);
});

test('is empty without redirects', () => {
  expect(redirectsFile({ ...sampleConfig(), redirects: [] })).toBe('');
});
