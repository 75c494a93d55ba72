import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDist } from '#build/serveDist.ts';
import { lookForServers } from '#cli/findServers.ts';
import { type Answer, ask } from './ask.ts';
import { awkward, type BuiltSite, createBuiltSite } from './builtSite.ts';
import { startApache } from './servers/apache.ts';
import { startCaddy } from './servers/caddy.ts';
import { startNginx } from './servers/nginx.ts';
import type { Built, Server } from './servers/Server.ts';

/**
 * One list of what visitors must get, from the build's own server and from real ones that are set
 * up with nothing but the files of the build. One that is not on this machine is skipped: `npm test`
 * fetches it where it can, and fails without it where CI is set.
 */
const found = lookForServers({ env: process.env, exists: existsSync });
const servers = [
  { name: 'npm run preview', path: '', start: startOwn },
  { name: 'nginx', path: found.nginx, start: startNginx },
  { name: 'Caddy', path: found.caddy, start: startCaddy },
  { name: 'Apache', path: found.apache2, start: startApache },
];

async function startOwn(_: string, { dist }: Built): Promise<Server> {
  const { origin, close } = await serveDist(dist, { port: 0 });
  return { origin, stop: close };
}

/** What differs from one answer to the next. */
const aboutThisAnswer = ['date', 'keep-alive', 'transfer-encoding', 'content-length'];

let site: BuiltSite;
beforeAll(async () => {
  site = await createBuiltSite();
});
afterAll(() => site.remove());

describe.each(servers.filter(({ path }) => path === undefined))('$name', () => {
  test.skip('is not on this machine, so what the build wrote for it is not tried', () => {});
});

describe.each(servers.filter(({ path }) => path !== undefined))(
  '$name',
  ({ name, path, start }) => {
    let server: Server;
    beforeAll(async () => {
      const scratch = join(site.scratch, name);
      mkdirSync(scratch);
      server = await start(path ?? '', { ...site, scratch });
    });
    afterAll(() => server.stop());

    const get = (address: string, headers: Record<string, string> = {}) =>
      ask(server.origin, address, { headers });
    const file = (file: string) => readFileSync(join(site.dist, file), 'utf8');
    const assets = () => readdirSync(join(site.dist, 'assets')).map((asset) => `/assets/${asset}`);
    const asset = (ending: string) => assets().find((own) => own.endsWith(ending)) ?? '';

    /** Every header that all answers have, once. */
    function expectGuarded({ headers }: Answer) {
      for (const [header, value] of Object.entries(site.serving.everywhere))
        expect(`${header}: ${headers[header.toLowerCase()]}`).toBe(`${header}: ${value}`);
      expect(headers).not.toHaveProperty('x-powered-by');
    }

    function expectMissing(answer: Answer) {
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toBe(file('404.html'));
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'content-security-policy': `${awkward} https://missing.example`,
      });
      expectGuarded(answer);
    }

    /** Where a redirect leads; without the host where it stays on this one. */
    function targetOf({ headers }: Answer): string {
      const url = new URL(headers['location'] ?? '', server.origin);
      return url.origin === server.origin ? url.href.slice(url.origin.length) : url.href;
    }

    test('serves every page at its address, with the headers of that page', async () => {
      for (const page of site.serving.pages) {
        const answer = await get(page.path);
        expect([page.path, answer.status]).toEqual([page.path, 200]);
        expect(answer.body.toString()).toBe(file(page.file));
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': page.headers['Content-Security-Policy'],
        });
        expect(answer.headers).not.toHaveProperty('x-robots-tag');
        expectGuarded(answer);
      }
    });

    test.each([
      ['/?utm_source=mail', 'index.html'],
      ['/buy-media?utm_source=mail&x=%2F', 'buy-media.html'],
      ['/buy%2Dmedia', 'buy-media.html'],
      ['/%62uy-media', 'buy-media.html'],
      ['/guides', 'guides.html'],
      ['/guides/first-week', 'guides/first-week.html'],
    ])('serves %s', async (address, page) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(file(page));
      expect(answer.headers['content-security-policy']).toContain(awkward);
    });

    test.each([
      ['/buy-media/', '/buy-media'],
      ['/buy-media.html', '/buy-media'],
      ['/buy-media/?utm_source=mail&x=%2F', '/buy-media?utm_source=mail&x=%2F'],
      ['/buy-media.html?a=1&b=?', '/buy-media?a=1&b=?'],
      ['/guides/', '/guides'],
      ['/guides/first-week/', '/guides/first-week'],
      ['/guides/first-week.html', '/guides/first-week'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/index.html?a=1', '/?a=1'],
    ])('leads %s to %s for good', async (address, target) => {
      const answer = await get(address);
      expect([answer.status, targetOf(answer)]).toEqual([308, target]);
      expectGuarded(answer);
    });

    test.each([
      ['/old', 301, '/buy-media'],
      ['/old/', 301, '/buy-media'],
      ['/old?utm_source=mail&x=%2F', 301, '/buy-media?utm_source=mail&x=%2F'],
      ['/Old', 301, '/affiliates'],
      ['/old.html', 302, '/affiliates'],
      ['/shop/offer_1.php', 301, '/affiliates#tiers'],
      ['/shop/offer_1.php?id=5', 301, '/affiliates?id=5#tiers'],
      ['/guides/old', 302, 'https://shop.example/start'],
      ['/guides/old?a=1', 302, 'https://shop.example/start?a=1'],
      ['/apply', 301, 'https://forms.example/apply%20now?ref=%241&%7Bx%7D=%25'],
      ['/apply?utm_source=mail', 301, 'https://forms.example/apply%20now?ref=%241&%7Bx%7D=%25'],
    ])('redirects %s with %i to %s', async (address, status, target) => {
      const answer = await get(address);
      expect([answer.status, targetOf(answer)]).toEqual([status, target]);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expectGuarded(answer);
    });

    test.each([
      '/nowhere',
      '/nowhere/',
      '/nowhere.html',
      '/nowhere/at/all?a=1',
      '/Buy-Media',
      '/buy-media/more',
      '/guides/nowhere',
      '/old/er',
      '/shop/offer_1xphp',
      '/404',
      '/404/',
      '/404.html',
      '/assets',
      '/assets/',
      '/assets/gone-1a2b3c.js',
      '/data/gone-1a2b3c.json',
      '/robots.txt/',
      '/_headers',
      '/_redirects',
      '/vercel.json',
      '/.secret',
    ])('answers %s with the 404 page, the status 404, and nothing to keep', async (address) => {
      expectMissing(await get(address));
    });

    test('does not tell its own settings', async () => {
      const answer = await get('/.htaccess');
      expect([403, 404]).toContain(answer.status); // Debian's Apache forbids it before it looks.
      expect(answer.body.toString()).not.toContain('Rewrite');
    });

    test.each([
      '/../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/assets/../../outside.txt',
      '/assets/%2e%2e/%2e%2e/outside.txt',
      '/assets/..%5c..%5coutside.txt',
      '//other.example/%2e%2e',
      '//other.example/',
      '//other.example/..',
      '/%2f/other.example/',
      '/%',
      '/a%00b',
      '/buy-media%0d%0aX-Evil:1/',
    ])('reaches nothing through %s, and leads nowhere else', async (address) => {
      const answer = await get(address);
      expect(answer.body.toString()).not.toContain('outside');
      expect(answer.headers).not.toHaveProperty('x-evil');
      expect([200, 308, 400, 404]).toContain(answer.status);
      if (answer.status === 200) expect(answer.body.toString()).toBe(file('index.html'));
      if (answer.status === 308) expect(targetOf(answer)).toMatch(/^\/(?!\/)/);
    });

    test('lets browsers keep hashed files for good, and ask again for the others', async () => {
      for (const address of [asset('.js'), asset('.webp'), asset('.woff2')]) {
        const answer = await get(address);
        expect([address, answer.status]).toEqual([address, 200]);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(answer.headers).not.toHaveProperty('content-security-policy');
        expectGuarded(answer);
      }
      for (const address of ['/robots.txt', '/sitemap.xml', '/favicon.svg'])
        expect((await get(address)).headers['cache-control']).toBe('no-cache');
    });

    test('names the type of every kind of file', async () => {
      const kinds: [address: string, type: RegExp][] = [
        [asset('.js'), /^text\/javascript/],
        [asset('.webp'), /^image\/webp$/],
        [asset('.avif'), /^image\/avif$/],
        [asset('.woff2'), /^font\/woff2$/],
        ['/favicon.svg', /^image\/svg\+xml/],
        ['/robots.txt', /^text\/plain; charset=utf-8$/],
        ['/sitemap.xml', /^(?:text|application)\/xml; charset=utf-8$/],
        [`/data/${readdirSync(join(site.dist, 'data'))[0]}`, /^application\/json/],
        ['/.well-known/security.txt', /^text\/plain/],
      ];
      for (const [address, type] of kinds) {
        const answer = await get(address);
        expect([address, answer.status]).toEqual([address, 200]);
        expect(answer.headers['content-type']).toMatch(type);
      }
    });

    test('answers HEAD with the headers of GET and no body', async () => {
      for (const address of ['/', '/buy-media', asset('.js'), '/nowhere', '/old', '/buy-media/']) {
        const [head, full] = [
          await ask(server.origin, address, { method: 'HEAD' }),
          await get(address),
        ];
        expect(head.body).toHaveLength(0);
        expect(head.status).toBe(full.status);
        const kept = Object.entries(full.headers).filter(
          ([name]) => !aboutThisAnswer.includes(name),
        );
        expect(head.headers).toMatchObject(Object.fromEntries(kept));
        const length = head.headers['content-length'];
        expect([full.headers['content-length'], undefined]).toContain(length);
      }
    });

    test('answers 304 to those who have the file, compressed or not', async () => {
      for (const address of ['/', '/buy-media', asset('.js'), asset('.webp')])
        for (const encoding of ['identity', 'gzip']) {
          const asked = { 'accept-encoding': encoding };
          const { etag = '' } = (await get(address, asked)).headers;
          expect(etag).not.toBe('');
          const again = await get(address, { ...asked, 'if-none-match': etag });
          expect([address, encoding, again.status]).toEqual([address, encoding, 304]);
          expect(again.body).toHaveLength(0);
          expect((await get(address, { ...asked, 'if-none-match': '"other"' })).status).toBe(200);
        }
    });

    test('compresses text, and tells caches so', async () => {
      for (const address of ['/', '/nowhere', asset('.js')]) {
        const plain = await get(address);
        const packed = await get(address, { 'accept-encoding': 'gzip, br' });
        expect(plain.headers).not.toHaveProperty('content-encoding');
        expect(packed.headers['vary']?.toLowerCase()).toContain('accept-encoding');
        const unpack =
          packed.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
        expect(packed.body.length).toBeLessThan(plain.body.length / 2);
        expect(unpack(packed.body)).toEqual(plain.body);
      }
      const picture = await get(asset('.webp'), { 'accept-encoding': 'gzip, br' });
      expect(picture.headers).not.toHaveProperty('content-encoding');
    });
  },
);
