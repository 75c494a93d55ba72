import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './harness/openSite.ts';

const site = openSite();

/** The typefaces of the site that the text and the headline are drawn with, as the browser tells. */
async function drawn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const families = ['footer p', 'h1'].map(async (selector) => {
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
  });
  return (await Promise.all(families)).flat();
}
const figtree = expect.stringContaining('Figtree');
const bricolage = expect.stringContaining('Bricolage Grotesque');

test('take their places together, and not before', async () => {
  let whenOneIsThere: unknown;
  const { page } = await site.visit('/', {
    prepare: (empty) =>
      empty.route(/bricolage.*\.woff2$/, async (route) => {
        const other = empty.waitForResponse(/figtree.*\.woff2$/);
        await (await other).finished();
        whenOneIsThere = await drawn(empty);
        await route.continue();
      }),
  });
  await expect.poll(() => whenOneIsThere).toEqual([]);
  await expect.poll(() => drawn(page)).toEqual([figtree, bricolage]);
});

test('leave what stands in for one that does not come', async () => {
  const { page } = await site.visit('/', {
    prepare: (empty) => empty.route(/bricolage.*\.woff2$/, (route) => route.abort()),
    expectedErrors: [/Failed to load resource/],
  });
  await expect.poll(() => drawn(page)).toEqual([figtree]);
  const heading = page.getByRole('heading', { level: 1 });
  expect((await heading.boundingBox())?.height).toBeGreaterThan(30);
});

test('leave the line to the pictures of the first screen', async () => {
  const came: string[] = [];
  const { page } = await site.visit('/affiliates', {
    prepare: async (empty) => {
      empty.on('request', (request) => {
        if (request.url().endsWith('.woff2')) came.push('typeface');
      });
      await empty.route(/video-affiliates.*\.avif$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        came.push('picture');
        await route.continue();
      });
    },
  });
  await expect.poll(() => drawn(page)).toEqual([figtree, bricolage]);
  expect(came).toEqual(['picture', 'typeface', 'typeface']);
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
