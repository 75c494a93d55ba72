import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeaders } from '@cloudflare/pages-shared/metadata-generator/parseHeaders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFile } from '#build/hosts/headersFile.ts';
import { builtFolder, fixtureSites } from '#tests/sites/fixtureSite.ts';
import { ask } from './ask.ts';
import { type BuiltSite, createBuiltSite } from './builtSite.ts';
import { readByCloudflare, startCloudflare } from './servers/cloudflare.ts';
import type { Server } from './servers/Server.ts';

/*
 * Cloudflare Pages by its own code. Unlike a server it has no settings for
 * the 404 page alone, answers /404 itself, and leaves compressing to the network around it.
 */
let site: BuiltSite;
let server: Server;
beforeAll(async () => {
  site = await createBuiltSite();
  server = await startCloudflare(site);
});
afterAll(async () => {
  await server?.stop();
  site?.remove();
});

const get = (path: string) => ask(server.origin, path);
const everywhere = () =>
  Object.fromEntries(
    Object.entries(site.serving.everywhere).map(([name, value]) => [name.toLowerCase(), value]),
  );

test('understands every line, of all fixture sites, too', () => {
  for (const dist of [site.dist, ...fixtureSites.map(({ name }) => builtFolder(name))]) {
    const { headers, redirects } = readByCloudflare(dist);
    // What a query asks for is read by Netlify alone.
    const unread = redirects.invalid.filter(({ message }) => !/Got [45]\./.test(message));
    expect([headers.invalid, unread]).toEqual([[], []]);
  }
});

test('reads what matters to all and the first pages, however many there are', () => {
  const [page] = site.serving.pages;
  const pages = Array.from({ length: 300 }, (_, index) => ({
    ...(page ?? { file: '', headers: {} }),
    path: `/p${index}`,
  }));
  const { rules } = parseHeaders(headersFile({ ...site.serving, pages }));
  const drawings = site.serving.inert.map(({ file }) => `/${file}`);
  const first = ['/*', '/assets/*', ...drawings, '/p0'];
  expect(drawings).toContain('/favicon.svg');
  expect(rules.slice(0, first.length).map(({ path }) => path)).toEqual(first);
  // docs/publish.md promises 97 pages and SVG files.
  expect(rules.length).toBeGreaterThanOrEqual(99);
});

test('serves every page at its address, with the headers of that page', async () => {
  for (const { path, headers } of site.serving.pages) {
    expect([path, await get(path)]).toMatchObject([
      path,
      {
        status: 200,
        headers: {
          ...everywhere(),
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': headers['Content-Security-Policy'],
        },
      },
    ]);
  }
});

test.each([
  ['/buy-media/', '/buy-media'],
  ['/buy-media.html?a=1', '/buy-media?a=1'],
  ['/guides/first-week.html', '/guides/first-week'],
  ['/index.html', '/'],
  ['/index', '/'],
])('leads %s to %s for good', async (address, target) => {
  const { status, headers } = await get(address);
  expect([status, headers['location']]).toEqual([308, target]);
});

test.each([
  ['/old', 301, '/buy-media'],
  ['/old/', 301, '/buy-media'],
  ['/old?utm_source=mail&x=%2F', 301, '/buy-media?utm_source=mail&x=%2F'],
  ['/Old', 301, '/affiliates'],
  ['/old.html', 302, '/affiliates'],
  ['/shop/offer_1.php?id=5', 301, '/affiliates?id=5#tiers'],
  ['/guides/old?a=1', 302, 'https://shop.example/start?a=1'],
  ['/apply?utm_source=mail', 301, 'https://forms.example/apply%20now?ref=%241&%7Bx%7D=%25'],
  ['/index.php?id=13', 301, '/guides?id=13'],
  ['/blog/first-week?a=1', 301, '/guides/first-week?a=1'],
  ['/news/2019/x', 302, '/buy-media'],
  ['/all/buy-media', 301, 'https://www.xn--bckerei-5wa.example/buy-media'],
  ['/all//evil.example', 301, 'https://www.xn--bckerei-5wa.example//evil.example'],
  ['/guides/gone', 301, '/guides'],
  ['/%C3%A4ltere%20Seite', 301, '/guides/%C3%BCber-uns_2'],
  ['/%c3%a4ltere%20Seite/', 301, '/guides/%C3%BCber-uns_2'],
  ['/%C3%A4ltere%20News/x', 302, '/guides/x'],
  ["/it's%20(a)%20+%20b,%20c;d=e@f!$&%7Bg%7D[h]|~.php", 301, '/buy-media'],
  ['/%22quoted%22%20&%20100%25', 301, '/buy-media'],
])('redirects %s with %i to %s', async (address, status, target) => {
  const answer = await get(address);
  expect([answer.status, answer.headers['location']]).toEqual([status, target]);
  expect(answer.headers).toMatchObject(everywhere());
});

test.each(['/nowhere', '/nowhere/at/all', '/Buy-Media', '/_headers', '/assets/gone-1a2b3c.js'])(
  'answers %s with the 404 page, and nothing to keep',
  async (address) => {
    expect(await get(address)).toMatchObject({
      status: 404,
      text: (await get('/404')).text,
      headers: { ...everywhere(), 'cache-control': 'no-store' },
    });
  },
);

test('lets an SVG file that is opened by itself draw, and nothing else', async () => {
  for (const { file } of site.serving.inert) {
    const { status, headers } = await get(`/${file}`);
    expect([status, headers['content-security-policy']]).toEqual([
      200,
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
  }
});

test('lets browsers keep hashed files for good', async () => {
  const [asset] = readdirSync(join(site.dist, 'assets'));
  const { status, headers } = await get(`/assets/${asset}`);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});
