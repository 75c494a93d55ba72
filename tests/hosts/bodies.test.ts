import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { onEveryServer } from './onEveryServer.ts';

onEveryServer(({ get, head, asset, guarded }) => {
  test('lets browsers keep hashed files for good', async () => {
    for (const address of [asset('.js'), asset('.webp'), asset('.woff2')]) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers).toMatchObject(
        guarded({ 'cache-control': 'public, max-age=31536000, immutable' }),
      );
      expect(answer.headers).not.toHaveProperty('content-security-policy');
    }
  });

  test('lets an SVG file that is opened by itself draw, and nothing else', async () => {
    for (const address of ['/favicon.svg', asset('.svg')])
      expect((await get(address)).headers).toMatchObject(
        guarded({
          'content-type': expect.stringMatching(/^image\/svg\+xml/),
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }),
      );
  });

  test('lets browsers ask again for the others', async () => {
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
      ['/data/page-1a2b3c.json', /^application\/json/],
      ['/.well-known/security.txt', /^text\/plain/],
    ];
    for (const [address, type] of kinds) {
      const { status, headers } = await get(address);
      expect([address, status]).toEqual([address, 200]);
      expect(headers['content-type']).toMatch(type);
    }
  });

  test('answers HEAD as GET, without a body', async () => {
    for (const address of ['/', '/buy-media', asset('.js'), '/nowhere', '/old', '/buy-media/']) {
      const [alone, full] = [await head(address), await get(address)];
      const same = Object.entries(full.headers).filter(([name]) => !changing.includes(name));
      expect(alone).toMatchObject({
        status: full.status,
        text: '',
        headers: Object.fromEntries(same),
      });
      const length = alone.headers['content-length'];
      expect([full.headers['content-length'], undefined]).toContain(length);
    }
  });

  test('answers 304 to those who have the file, compressed or not', async () => {
    for (const address of ['/', '/buy-media', asset('.js'), asset('.webp')])
      for (const encoding of ['identity', 'gzip']) {
        const asked = { 'accept-encoding': encoding };
        const { etag = 'none' } = (await get(address, asked)).headers;
        const again = await get(address, { ...asked, 'if-none-match': etag });
        const other = await get(address, { ...asked, 'if-none-match': '"other"' });
        expect([address, encoding, again.status, again.text]).toEqual([address, encoding, 304, '']);
        expect(other.status).toBe(200);
      }
  });

  test('compresses text, and says so to caches', async () => {
    for (const address of ['/', '/nowhere', asset('.js')]) {
      const plain = await get(address);
      const packed = await get(address, { 'accept-encoding': 'gzip, br' });
      const encoding = packed.headers['content-encoding'];
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(packed.headers['vary']?.toLowerCase()).toContain('accept-encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length * 0.7);
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
    }
  });

  test('leaves pictures as they are', async () => {
    const picture = await get(asset('.webp'), { 'accept-encoding': 'gzip, br' });
    expect(picture.headers).not.toHaveProperty('content-encoding');
  });
});

/** What differs from one answer to the next. */
const changing = ['date', 'keep-alive', 'transfer-encoding', 'content-length'];
