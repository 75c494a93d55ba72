import { describe, expect, test } from 'vitest';
import { headersFile } from '#build/hosts/headersFile.ts';
import { createHostingConfig } from '#build/hosts/createHostingConfig.ts';
import { filesBeside, filesInside } from '#build/hosts/hostFiles.ts';
import { vercelConfig } from '#build/hosts/vercelConfig.ts';
import { createRobots, createSitemap } from '#build/writeSite.ts';
import { disclose } from '#vendors/ledger.ts';
import { composeSite } from './composeSite.ts';
import { smallSite } from './smallSite.ts';

const site = smallSite(['https://www.corner.example', 'https://www.corner.example/shop']);
const pages = composeSite(site);
const home = pages.get('/') ?? '';

describe('a site in a part of its host', () => {
  test('writes no address of the whole host', () => {
    for (const html of pages.values()) {
      const addresses = [...html.matchAll(/(?:href|src)="?(\/[^"\s>]*)/g)].map(
        ([, found]) => found,
      );
      expect(addresses.length).toBeGreaterThan(2);
      // What is made of media has its address from the build (pictures.ts, fonts.ts).
      const own = addresses.filter((found) => found !== '/assets/picture.webp');
      expect(own.filter((found) => !found?.startsWith('/shop/'))).toEqual([]);
    }
  });

  test('names the page by its whole address for search engines and shared links', () => {
    expect(home).toContain('<link rel="canonical" href="https://www.corner.example/shop/">');
    expect(pages.get('/join')).toContain('content="https://www.corner.example/shop/join"');
    expect(home).toContain('content="https://www.corner.example/shop/assets/social.jpg"');
    expect(createSitemap(site)).toContain('<loc>https://www.corner.example/shop/</loc>');
    expect(createRobots(site)).toContain('https://www.corner.example/shop/sitemap.xml');
  });

  test('gives the boot script addresses and event rules as the browser has them', () => {
    const [, json = ''] = /id="_boot">(.*?)<\/script>/.exec(pages.get('/join') ?? '') ?? [];
    expect(JSON.parse(json)).toMatchObject({
      path: '/shop/join',
      app: '/shop/assets/hydrate.js',
      page: '/shop/data/join.json',
      shared: expect.stringMatching(/^\/shop\/assets\/shared-/),
      pixel: { module: '/shop/assets/providers.js', events: [{ except: ['/shop/join'] }, {}] },
    });
    expect(home).toMatch(/<html lang="en-GB" data-base="\/shop">/);
  });

  test('keeps apart what it stores in the browser, and says so', () => {
    const stores = disclose(site).flatMap((company) => company.stores);
    expect(stores.map(({ name }) => name)).toContain('consent/shop');
  });

  test('puts beside its folder what hosts read at the top of what is deployed', () => {
    expect(Object.keys(filesInside('/shop'))).toEqual(['.htaccess']);
    expect(Object.keys(filesBeside('/shop'))).toEqual(
      expect.arrayContaining(['_headers', '_redirects', 'vercel.json']),
    );
    const config = createHostingConfig(site, { files: ['favicon.svg'] });
    const rules = headersFile(config).match(/^\/.*$/gm);
    expect(rules?.filter((rule) => !rule.startsWith('/shop/'))).toEqual([]);
    const { redirects, headers } = JSON.parse(vercelConfig(config));
    expect(redirects).toContainEqual({ source: '/shop', destination: '/shop/', statusCode: 308 });
    expect(headers[0]).toMatchObject({ source: '/shop/(.*)' });
  });
});

describe('a site that is all of its host', () => {
  test('has no trace of a base', () => {
    const whole = smallSite();
    expect(whole.base).toBe('');
    expect([...composeSite(whole).values()].join('')).not.toMatch(/data-base|"base"/);
  });
});
