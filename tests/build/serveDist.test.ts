import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as rawRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostingConfig } from '#build/hosts/HostingConfig.ts';
import { type DistServer, serveDist } from '#build/serveDist.ts';
import { writeServerSettings } from '#build/writeSite.ts';

const home = `<!doctype html><title>Home</title>${'<p>Fresh bread</p>'.repeat(100)}`;
const content: Record<string, string> = {
  'index.html': home,
  'buy-media.html': '<title>Buy media</title>',
  'deep/page.html': '<title>Deep</title>',
  'a b.html': '<title>Space</title>',
  '404.html': '<title>Oops</title>',
  'robots.txt': 'User-agent: *',
  'assets/app-1a2b.js': 'export {};',
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.well-known/security.txt': 'Contact: mailto:shop@aislezero.example',
  '.secret': 'hidden',
  _headers: '/*\n  X-For-Others: yes',
};

const serving: HostingConfig = {
  base: '',
  host: 'www.corner.example',
  everywhere: { 'X-Content-Type-Options': 'nosniff' },
  pages: [
    { path: '/', file: 'index.html', headers: {} },
    { path: '/buy-media', file: 'buy-media.html', headers: { 'X-Page': 'buy media' } },
  ],
  inert: [{ file: 'assets/logo.svg', headers: { 'X-Drawing': 'yes' } }],
  notFound: { file: '404.html', headers: { 'X-Page': 'missing' } },
  caching: { files: [], forHashed: 'immutable', forOthers: 'no-cache' },
  redirects: [{ from: '/old', to: '/buy-media', status: 301 }],
  hidden: ['_headers'],
};

let parent = '';
let server: DistServer;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'fascia-serve-'));
  writeFileSync(join(parent, 'outside.txt'), 'outside');
  for (const [name, text] of Object.entries(content)) write(name, text);
  await writeServerSettings(serving, join(parent, 'dist-servers'));
  server = await serveDist(join(parent, 'dist'), { port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true, force: true });
});

function write(name: string, text: string) {
  const file = join(parent, 'dist', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, { redirect: 'manual', ...init });

/** A request exactly as written: `fetch` would tidy the path, add encodings, and unpack the answer. */
function getRaw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    rawRequest(server.origin, { path, headers }, async (response) => {
      resolve({ response, body: Buffer.concat(await response.toArray()) });
    })
      .on('error', reject)
      .end();
  });
}

describe('addresses', () => {
  test.each([
    ['/', 'Home'],
    ['/buy-media', 'Buy media'],
    ['/buy-media?utm_source=x', 'Buy media'],
    ['/buy%2Dmedia', 'Buy media'],
    ['/deep/page', 'Deep'],
    ['/a%20b', 'Space'],
  ])('serves %s', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/buy-media/', '/buy-media'],
    ['/buy-media.html', '/buy-media'],
    ['/buy-media.html?a=1&b=?', '/buy-media?a=1&b=?'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/deep/page/', '/deep/page'],
    ['/a%20b/', '/a%20b'],
  ])('leads %s to %s for good', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(target);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/deep',
    '/deep/',
    '/404',
    '/404.html',
    '/assets/gone.js',
    '/Buy-media.htm',
    '/robots.txt/',
    '/_headers',
    '/.secret',
  ])('answers %s with the 404 page and status 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Oops</title>');
  });

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%5c..%5c..%5coutside.txt',
    '//buy-media/',
    '//other.example/%2e%2e',
    '/./robots.txt',
  ])('reaches nothing through %s', async (path) => {
    const { response, body } = await getRaw(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers.location).toBeUndefined();
    expect(body.toString()).not.toContain('outside');
  });

  test.each(['/%', '/%ff', '/a%00b', '*'])('answers the malformed %s with 400', async (path) => {
    expect((await getRaw(path)).response.statusCode).toBe(400);
  });

  test('serves the files under .well-known', async () => {
    expect(await (await get('/.well-known/security.txt')).text()).toContain('Contact');
  });
});

describe('methods', () => {
  test('answers HEAD with the headers of GET and no body', async () => {
    const [head, full] = await Promise.all([get('/', { method: 'HEAD' }), get('/')]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-length', 'content-type', 'content-encoding', 'etag']) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await get('/', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('how the site is to be served', () => {
  test('is read again after every build, and each response has its headers', async () => {
    const settings = join(parent, 'dist-servers');
    const before = await get('/buy-media');
    const everywhere = { 'X-Content-Type-Options': 'nosniff', 'X-New': 'yes' };
    await writeServerSettings({ ...serving, everywhere }, settings);
    const after = await get('/buy-media');
    await writeServerSettings(serving, settings);
    expect(before.headers.get('x-new')).toBeNull();
    expect(after.headers.get('x-new')).toBe('yes');
    expect(after.headers.get('x-page')).toBe('buy media');
    expect((await get('/nowhere')).headers.get('x-page')).toBe('missing');
    expect((await get('/old')).headers.get('location')).toBe('/buy-media');
  });

  test('may be missing: then a folder is served without headers', async () => {
    mkdirSync(join(parent, 'plain'));
    writeFileSync(join(parent, 'plain/index.html'), home);
    const plain = await serveDist(join(parent, 'plain'), { port: 0 });
    const { status, headers } = await fetch(plain.origin);
    await plain.close();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(headers.get('x-content-type-options')).toBeNull();
  });
});

describe('bodies', () => {
  test.each([
    ['br', 'br, gzip', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'deflate, gzip;q=0.5', gunzipSync],
  ] as const)('compresses with %s for %s', async (encoding, accepted, decode) => {
    const { response, body } = await getRaw('/', { 'accept-encoding': accepted });
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      vary: 'accept-encoding',
    });
    expect(body.length).toBeLessThan(home.length / 5);
    expect(decode(body).toString()).toBe(home);
  });

  test('sends a plain body to those who take no other', async () => {
    const { response, body } = await getRaw('/');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(home);
  });

  test.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/assets/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('names the type of %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  test('answers 304 to those who have the file, whatever the encoding', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const { response, body } = await getRaw('/', { 'if-none-match': known });
      expect(response.statusCode).toBe(304);
      expect(response.headers.etag).toBe(etag);
      expect(body).toHaveLength(0);
    }
    expect((await getRaw('/', { 'if-none-match': '"other"' })).response.statusCode).toBe(200);
  });

  test('serves a page that was built again', async () => {
    const before = (await get('/fresh')).status;
    write('fresh.html', 'one');
    const first = await get('/fresh');
    write('fresh.html', 'two, longer');
    const second = await get('/fresh');
    expect([before, await first.text(), await second.text()]).toEqual([404, 'one', 'two, longer']);
    expect(first.headers.get('etag')).not.toBe(second.headers.get('etag'));
  });
});

describe('the server', () => {
  test('takes the next free port when its own is taken, on this machine only', async () => {
    const taken = Number(new URL(server.origin).port);
    const second = await serveDist(join(parent, 'dist'), { port: taken });
    expect(new URL(second.origin).hostname).toBe('127.0.0.1');
    expect(Number(new URL(second.origin).port)).toBeGreaterThan(taken);
    await second.close();
  });

  test('answers in words where there is no 404 page', async () => {
    mkdirSync(join(parent, 'empty'));
    const empty = await serveDist(join(parent, 'empty'), { port: 0 });
    const response = await fetch(`${empty.origin}/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('no 404.html');
    await empty.close();
  });
});
