import { describe, expect, test } from 'vitest';
import { createRobots } from '#build/createRobots.ts';
import { createSitemap } from '#build/createSitemap.ts';
import { pageFile, pageName } from '#build/pageFile.ts';
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

describe('pageFile', () => {
  test.each([
    ['/', 'index.html', 'home'],
    ['/buy-media', 'buy-media.html', 'buy-media'],
    ['/guides/first-week', 'guides/first-week.html', 'guides.first-week'],
    [null, '404.html', '404'],
  ])('gives %s the file %s', (path, file, name) => {
    expect(pageFile(path)).toBe(file);
    expect(pageName(path)).toBe(name);
  });
});
