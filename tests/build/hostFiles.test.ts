import { describe, expect, test } from 'vitest';
import { createHeaders } from '#build/createHeaders.ts';
import { createRobots } from '#build/createRobots.ts';
import { createSitemap } from '#build/createSitemap.ts';
import { pageFile } from '#build/pageFile.ts';
import { dataAddress } from '#page/dataAddress.ts';
import type { Site } from '#schema/site.ts';
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

describe('createHeaders', () => {
  /** The headers of a path, as Netlify and Cloudflare join them. */
  function headersOf(path: string, text = createHeaders(site)) {
    const found: Record<string, string[]> = {};
    for (const rule of text.split('\n\n')) {
      const [pattern = '', ...lines] = rule.trim().split('\n');
      const isMatch = pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : path === pattern;
      for (const line of isMatch ? lines : []) {
        const [name = '', ...value] = line.trim().split(': ');
        (found[name] ??= []).push(value.join(': '));
      }
    }
    return found;
  }

  test('says on every address what the browser may do', () => {
    expect(headersOf('/anything')).toEqual({
      'X-Content-Type-Options': ['nosniff'],
      'Referrer-Policy': ['strict-origin-when-cross-origin'],
      'Permissions-Policy': ['camera=(), microphone=(), geolocation=()'],
      'Strict-Transport-Security': ['max-age=31536000'],
      'Cross-Origin-Opener-Policy': ['same-origin-allow-popups'],
      'X-Frame-Options': ['DENY'],
    });
  });

  test.each([
    ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/data/index.json', 'no-cache'],
    ['/', 'no-cache'],
    ['/join', 'no-cache'],
  ])('keeps %s for as long as it stays the same', (path, caching) => {
    expect(headersOf(path)['Cache-Control']).toEqual([caching]);
  });

  test('stays within the hundred rules that Cloudflare reads, with the files first', () => {
    const [route] = site.routes;
    const routes = Array.from({ length: 300 }, (_, index) => ({ ...route, path: `/p${index}` }));
    const text = createHeaders({ ...site, routes } as Site);
    expect(text.match(/^\//gm)).toHaveLength(100);
    expect(headersOf('/assets/a.js', text)['Cache-Control']).toHaveLength(1);
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
