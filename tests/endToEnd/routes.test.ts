import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { calendly, outsidePages } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();
const fakes = [calendly(), outsidePages('booking.aislezero.example')];

const testimonials = 'Real Retailers, Real Results, Real Transformations';
const pages: Record<string, string[]> = {
  '/': [
    'Keep 100% of Your Profits with 0% Commission Grocery Delivery',
    'LEARN MORE',
    '1 Store Per Territory (Limited Availability)',
    testimonials,
  ],
  '/buy-media': [
    'Get the complete marketing solution for your store',
    'BUY NOW',
    'Limited slots available',
    testimonials,
  ],
  '/congratulations': [
    'Congratulations! You Are Qualified To Join',
    '30-minute call with Alex',
    '0% Commission, Dedicated Territory, In-Store Prices',
    testimonials,
  ],
  '/mid-qualified': [
    "Great News! You're Qualified",
    '30-minute call with Sam',
    '0% Commission, Dedicated Territory, In-Store Prices',
    testimonials,
  ],
  '/not-qualified': [
    'You Do Not Currently Qualify',
    "What's Next",
    'Stay connected',
    'Press the button',
    'Book a call with the marketing team',
    'Call Now',
    testimonials,
  ],
  '/affiliates': [
    'AFFILIATE LOGIN',
    'Promotional Videos',
    'Bookmark this page',
    '£100',
    '£200',
    '£250',
    "Don't Miss Out",
    'Book a filming date',
    'Zero Commission Hook',
    'Territory Exclusivity',
    'Profit Maximization',
  ],
  '/affiliate-join': [
    'JOIN THE AFFILIATE PROGRAM',
    "AND YES... IT'S COMPLETELY FREE",
    'Limited Spaces Left',
    'Getting-started bonus package',
    'Weekly group training calls',
    'All the prizes',
  ],
};

describe.each(Object.entries(pages))('%s', (path, texts) => {
  test('says what the specification asks, under one h1 and a fixed header', async () => {
    const { page } = await site.visit(path, { fakes });
    // What is laid out late may not be told yet.
    const unsaid = async () => {
      const body = await page.locator('body').innerText();
      return texts.filter((text) => !body.includes(text));
    };
    await expect.poll(unsaid).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    const header = page.getByRole('banner').first();
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    expect(await header.getByRole('link', { name: 'home' }).getAttribute('href')).toBe('/');
  });
});

test('the keyboard reaches the content by the first link', async () => {
  const { page } = await site.visit('/affiliates');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('_content');
});

test('shows 8 testimonial videos in rows of 3, 3 and 2 with 5 stars, then 36 pictures', async () => {
  const { page } = await site.visit('/buy-media', { viewport: 'desktop' });
  const buttons = page.getByRole('button', { name: /^Play video: Sample testimonial/ });
  const tops = await buttons.evaluateAll((all) =>
    all.map((button) => Math.round(button.getBoundingClientRect().top)),
  );
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  expect(rows).toEqual([3, 3, 2]);
  expect(await page.getByText('Rated 5 out of 5').count()).toBe(8);
  expect(await page.getByRole('img', { name: /^Sample story/ }).count()).toBe(36);
});

test('is found by search engines where it should be, and only there', () => {
  const noindex = ['/congratulations', '/mid-qualified', '/not-qualified'];
  for (const path of Object.keys(pages)) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const html = readFileSync(join(builtFolder('specification'), file), 'utf8');
    expect([path, /<meta name="robots" content="[^"]*noindex/.test(html)]).toEqual([
      path,
      noindex.includes(path),
    ]);
    expect(html).toContain(`<link rel="canonical" href="https://www.aislezero.example${path}"`);
  }
});

test.each(['/', '/buy-media', '/affiliates'])(
  'nothing shifts on %s when the typefaces come late',
  async (path) => {
    const { page } = await site.visit(path, { prepare: delayTypefacesAndWatch });
    await page.waitForFunction(
      () =>
        [...document.fonts].filter(({ family }) => /^_(heading|text)$/.test(family)).length === 4,
    );
    await page.waitForTimeout(1600); // the last sections are laid out by then
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
      0.01,
    );
  },
);

/** Typefaces come half a second late, and what the page shifts by is summed up. */
async function delayTypefacesAndWatch(page: Page) {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
