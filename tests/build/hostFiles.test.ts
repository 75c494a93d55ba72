import { describe, expect, test } from 'vitest';
import { createDigest, createRobots, createSitemap } from '#build/writeSite.ts';
import { pageFile } from '#build/hosts/HostingConfig.ts';
import { dataAddress } from '#page/PageData.ts';
import { smallSite } from './smallSite.ts';

const site = smallSite();

describe('createSitemap', () => {
  test('lists the full addresses of the indexed pages, and no others', () => {
    const addresses = [...createSitemap(site).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
    expect(addresses).toEqual(['https://www.corner.example/']);
  });
});

describe('createRobots', () => {
  test('forbids nothing, so that "noindex" is read, and names the sitemap', () => {
    const robots = createRobots(site);
    expect(robots).not.toContain('Disallow');
    expect(robots).toContain('Sitemap: https://www.corner.example/sitemap.xml\n');
  });
});

describe('createDigest', () => {
  test('says what the site is, and what each indexed page has', () => {
    const [first, ...others] = site.routes;
    if (!first) throw new Error('There is a home page.');
    const seo = { ...first.seo, description: 'Groceries in an hour.' };
    const home = { ...first, title: 'Home [new]', seo };
    const digest = createDigest({ ...site, routes: [home, ...others] });
    expect(digest).toBe(
      '# Corner\n\n> Groceries in an hour.\n\n## Pages\n\n- [Home \\[new\\]](https://www.corner.example/): Groceries in an hour.\n',
    );
  });
});

describe('pageFile and dataAddress', () => {
  test.each([
    ['/', 'index.html', '/data/index.json'],
    ['/buy-media', 'buy-media.html', '/data/buy-media.json'],
    ['/guides/first-week', 'guides/first-week.html', '/data/guides/first-week.json'],
    [null, '404.html', '/data/404.json'],
  ])('gives %s the file %s and its data the address %s', (path, file, data) => {
    expect(pageFile(path)).toBe(file);
    expect(dataAddress(path)).toBe(data);
  });
});
