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
    ['/guides/%C3%BCber-uns_2', 'guides/über-uns_2.html'],
    ['/guides/%c3%bcber-uns_2?a=1', 'guides/über-uns_2.html'],
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
    ['/guides/%C3%BCber-uns_2/', '/guides/%C3%BCber-uns_2'],
    ['/guides/%c3%bcber-uns_2.html?a=1', '/guides/%C3%BCber-uns_2?a=1'],
    ['/%E6%97%A5%E6%9C%AC%E8%AA%9E.html', '/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
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
    ['/?page_id=2', 301, '/buy-media?page_id=2'],
    ['/?utm_source=mail&page_id=2', 301, '/buy-media?utm_source=mail&page_id=2'],
    ['/?p=1', 301, '/'],
    ['/?a=2&p=1', 301, '/'],
    ['/index.php', 301, '/guides'],
    ['/index.php?id=13', 301, '/guides?id=13'],
    ['/index.php?id=12', 301, '/guides?id=12'],
    [
      '/index.php?q=caf%c3%a9%20au%20lait&id=12',
      302,
      '/affiliates?q=caf%c3%a9%20au%20lait&id=12#tiers',
    ],
    ['/index.php/?id=12&q=caf%C3%A9+au+lait', 302, '/affiliates?id=12&q=caf%C3%A9+au+lait#tiers'],
    ['/blog/first-week', 301, '/guides/first-week'],
    ['/blog/2019/a%20b%2Cc.html?x=1', 301, '/guides/2019/a%20b%2Cc.html?x=1'],
    ['/blog/%C3%BCber-uns_2', 301, '/guides/%C3%BCber-uns_2'],
    ['/blog/2019/', 301, '/guides/2019/'],
    ['/news/x', 301, '/guides/x'],
    ['/news/2019/x', 302, '/buy-media'],
    ['/guides/gone', 301, '/guides'],
    ['/guides/gone/', 301, '/guides'],
    ['/guides/gone.html?a=1', 301, '/guides?a=1'],
    ['/%C3%A4ltere%20Seite', 301, '/guides/%C3%BCber-uns_2'],
    ['/%c3%a4ltere%20Seite/', 301, '/guides/%C3%BCber-uns_2'],
    ['/%C3%A4ltere%20News/x', 302, '/guides/x'],
    ['/%c3%a4ltere%20News/x/y', 302, '/guides/x/y'],
    ["/it's%20(a)%20+%20b,%20c;d=e@f!$&%7Bg%7D[h]|~.php", 301, '/buy-media'],
    [
      '/it%27s%20%28a%29%20%2B%20b%2C%20c%3Bd%3De%40f%21%24%26%7Bg%7D%5Bh%5D%7C~.php',
      301,
      '/buy-media',
    ],
    ['/%22quoted%22%20&%20100%25', 301, '/buy-media'],
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
    '/blog',
    '/blog/',
    '/blogs/x',
    '/blog//other.example',
    '/all//other.example',
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
