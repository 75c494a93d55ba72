import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { createSourceMedia, describeSite } from '#preview/describeSite.ts';
import { createLiveSite } from '#preview/liveSite.ts';
import { servePages } from '#preview/servePages.ts';
import type { SiteFeed } from '#preview/siteFeed.ts';
import { smallSite } from '#tests/build/smallSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const media = createSourceMedia(fixtureSite('small').folder);
const site = smallSite(['https://www.corner.example', 'https://www.corner.example/shop']);
const update = {
  version: 1,
  hash: 'a',
  site: await describeSite(site, media),
  problems: [],
};
// All that serving pages needs of it.
const feed = { current: () => update, site: () => site } as Partial<SiteFeed> as SiteFeed;
const serve = servePages({
  feed,
  media,
  ownBlocks: () => readOwnBlocks(fixtureSite('small').folder),
  origins: () => ({ window: 'http://127.0.0.1:1', pages: 'http://127.0.0.1:2' }),
  transform: async (_, html) => html,
});
const get = (url: string) =>
  serve({ url, method: 'GET', headers: { accept: 'text/html' } } as IncomingMessage);

describe('the preview of a site in a part of its host', () => {
  test.each([
    ['/', '/shop/'],
    ['/shop', '/shop/'],
    ['/join?a=1', '/shop/join?a=1'],
  ])('redirects %s to %s', async (path, target) => {
    expect(await get(path)).toMatchObject({ status: 302, headers: { Location: target } });
  });

  test('serves its pages there, and the 404 page', async () => {
    expect((await get('/shop/join'))?.status).toBe(200);
    expect((await get('/shop/nowhere'))?.status).toBe(404);
    expect((await get('/_fascia/still/join'))?.body).toContain('href="/shop/"');
  });

  test('knows its pages by their paths in site.yaml', () => {
    const live = createLiveSite(update, {});
    expect(['/shop/join', '/shop/', '/shop', '/shopping'].map(live.within)).toEqual([
      '/join',
      '/',
      '/',
      '/shopping',
    ]);
    expect(live.pageAt(live.within('/shop/join')).title).toBe('Join');
  });
});
