import { expect, test } from 'vitest';
import { bringReact } from './harness/bringReact.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();

test.each(['phone', 'desktop'] as const)(
  'the poster of the first screen is fetched once, from the head (%s)',
  async (viewport) => {
    const { page } = await site.visit('/affiliate-join', { viewport });
    const shown = await page
      .locator('main img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.currentSrc);
    expect(shown).toMatch(/video-affiliate-join-.*\.avif$/);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { name, initiatorType } = entry as PerformanceResourceTiming;
        return name.includes('video-affiliate-join') ? [[name, initiatorType]] : [];
      }),
    );
    expect(fetched).toEqual([[shown, 'link']]);
  },
);

test('React takes the page over with the styles that are there: none is moved, none added', async () => {
  const { page } = await site.visit('/');
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ ownerNode, cssRules }) => [
        [...document.head.children].indexOf(ownerNode as Element),
        cssRules.length,
      ]),
    );
  const before = await sheets();
  await bringReact(page);
  expect(await sheets()).toEqual(before);
});
