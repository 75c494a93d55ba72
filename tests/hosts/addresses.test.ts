import { expect, test } from 'vitest';
import { awkward } from './builtSite.ts';
import { onEveryServer } from './onEveryServer.ts';

onEveryServer(({ get, file, site, guarded, targetOf }) => {
  test('serves every page at its address, with the headers of that page', async () => {
    for (const page of site().serving.pages) {
      const answer = await get(page.path);
      expect(answer).toMatchObject({
        status: 200,
        text: file(page.file),
        headers: guarded({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': page.headers['Content-Security-Policy'] ?? '',
        }),
      });
      expect(answer.headers).not.toHaveProperty('x-robots-tag');
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
    expect(answer).toMatchObject({ status: 200, text: file(page) });
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
    expect(answer.headers).toMatchObject(guarded({}));
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
    expect(answer.headers).toMatchObject(guarded({ 'cache-control': 'no-cache' }));
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
  ])('answers %s with the 404 page, its headers, and nothing to keep', async (address) => {
    expect(await get(address)).toMatchObject({
      status: 404,
      text: file('404.html'),
      headers: guarded({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'content-security-policy': `${awkward} https://missing.example`,
      }),
    });
  });

  test.each([
    '/.htaccess',
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
  ])('reveals nothing through %s, and redirects nowhere', async (address) => {
    const answer = await get(address);
    expect(answer.text).not.toMatch(/outside|Rewrite/);
    expect(answer.headers).not.toHaveProperty('x-evil');
    // Some take a strange address for the home page; Debian's Apache forbids .htaccess unseen.
    expect([200, 308, 400, 403, 404]).toContain(answer.status);
    expect(targetOf(answer)).toMatch(/^(?:\/(?!\/).*)?$/);
  });
});
