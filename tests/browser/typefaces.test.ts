import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './harness/openSite.ts';

const site = openSite();

const families = (page: Page) =>
  page.evaluate(() =>
    ['body', 'h1'].map((selector) => {
      const element = document.querySelector(selector) ?? document.body;
      return getComputedStyle(element).fontFamily.split(', ')[0];
    }),
  );
const typefaces = ['Figtree', '"Bricolage Grotesque"'];
const standIns = ['"Figtree fallback"', '"Bricolage Grotesque fallback"'];

test('take their places together, and are not named until then', async () => {
  let whenOneIsThere: unknown;
  const { page } = await site.visit('/', {
    prepare: (empty) =>
      empty.route(/bricolage.*\.woff2$/, async (route) => {
        await empty.waitForFunction(() => document.fonts.check('16px Figtree'));
        whenOneIsThere = await families(empty);
        await route.continue();
      }),
  });
  await expect.poll(() => whenOneIsThere).toEqual(standIns);
  await expect.poll(() => families(page)).toEqual(typefaces);
});

test('leave what stands in for one that does not come', async () => {
  const { page } = await site.visit('/', {
    prepare: (empty) => empty.route(/bricolage.*\.woff2$/, (route) => route.abort()),
    expectedErrors: [/Failed to load resource/],
  });
  await expect.poll(() => families(page)).toEqual(typefaces);
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  const heading = page.getByRole('heading', { level: 1 });
  expect((await heading.boundingBox())?.height).toBeGreaterThan(30);
});

test('come without JavaScript, too', async () => {
  const asked: string[] = [];
  await site.visit('/', {
    javaScript: false,
    prepare: async (empty) => {
      empty.on('request', (request) => void asked.push(request.url()));
    },
  });
  await expect.poll(() => asked.filter((url) => url.endsWith('.woff2')).length).toBe(2);
});
