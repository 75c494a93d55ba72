import { expect, test } from 'vitest';
import { onEveryServer } from './onEveryServer.ts';

onEveryServer(({ get, file, asset, site, guarded, targetOf }) => {
  test('serves every page in its part of the host, with the headers of that page', async () => {
    expect(site().serving.pages[0]?.path).toBe('/shop/');
    for (const page of site().serving.pages)
      expect([page.path, await get(page.path)]).toMatchObject([
        page.path,
        {
          status: 200,
          text: file(page.file),
          headers: guarded({
            'cache-control': 'no-cache',
            'content-security-policy': page.headers['Content-Security-Policy'] ?? '',
          }),
        },
      ]);
  });

  test.each([
    ['/shop', 308, '/shop/'],
    ['/shop?a=1', 308, '/shop/?a=1'],
    ['/shop/index.html', 308, '/shop/'],
    ['/shop/guides/', 308, '/shop/guides'],
    ['/shop/guides/first-week.html?a=1', 308, '/shop/guides/first-week?a=1'],
    ['/shop/old', 301, '/shop/buy-media'],
    ['/shop/old/', 301, '/shop/buy-media'],
    ['/shop/shop/offer_1.php?id=5', 301, '/shop/affiliates?id=5#tiers'],
    ['/shop/guides/old', 302, 'https://shop.example/start'],
  ])('leads %s with %i to %s', async (address, status, target) => {
    const answer = await get(address);
    expect([answer.status, targetOf(answer)]).toEqual([status, target]);
  });

  test.each(['/shop/nowhere', '/shop/404', '/shop/404.html', '/shop/assets/', '/shop/.secret'])(
    'answers %s with the 404 page and its headers',
    async (address) => {
      expect(await get(address)).toMatchObject({
        status: 404,
        text: file('404.html'),
        headers: guarded({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }),
      });
    },
  );

  test('lets browsers keep hashed files for good, and an SVG file draw and nothing else', async () => {
    for (const ending of ['.js', '.webp', '.svg'])
      expect(await get(`/shop${asset(ending)}`)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
    const { headers } = await get('/shop/favicon.svg');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test.each(['/old', '/buy-media', '/shopping', '/assets/still-1a2b3c.avif'])(
    'has nothing at %s, which is outside',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  test.each([
    '/shop/../../outside.txt',
    '/shop/%2e%2e/%2e%2e/outside.txt',
    '/shop//other.example/',
  ])('reveals nothing through %s, and redirects nowhere', async (address) => {
    const answer = await get(address);
    expect(answer.text).not.toContain('outside');
    expect(targetOf(answer)).toMatch(/^(?:\/(?!\/).*)?$/);
  });
}, '/shop');
