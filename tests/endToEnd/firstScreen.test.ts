import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bringReact } from './harness/bringReact.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();

test.each(['phone', 'desktop'] as const)(
  'the poster of the first screen is fetched once (%s)',
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
    expect(fetched).toEqual([[shown, 'img']]);
  },
);

test('the poster of the first screen shows what is on it before its file has come', async () => {
  const { page } = await site.visit('/not-qualified');
  const poster = page.locator('main img').first();
  // Never answered.
  await page.route('**/video-*.avif', () => {});
  await page.goto(`${site.origin()}/affiliates`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(await poster.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(0);
  const before = await tilesOf(poster);
  await page.unroute('**/video-*.avif');
  await page.goto(`${site.origin()}/affiliates`);
  await poster.evaluate((picture: HTMLImageElement) => picture.decode());
  const after = await tilesOf(poster);
  const differences = before.map((value, index) => Math.abs(value - (after[index] ?? 0)));
  // Of 255: 2 with the placeholder, 22 with a plain colour.
  expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(6);
});

/** The mean colours of 16 x 9 tiles of what is seen there, one number for each channel. */
async function tilesOf(seen: Locator): Promise<number[]> {
  const size = { width: 16, height: 9, fit: 'fill' } as const;
  return [
    ...(await sharp(await seen.screenshot())
      .removeAlpha()
      .resize(size)
      .raw()
      .toBuffer()),
  ];
}

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

test.each(['phone', 'desktop'] as const)(
  'every picture comes in the width that the screen needs (%s)',
  async (viewport) => {
    const { page } = await site.visit('/', { viewport, context: { deviceScaleFactor: 2 } });
    // So that no lazy one waits.
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].map((picture) => {
        const widths = picture.srcset.matchAll(/ (\d+)w/g);
        return {
          file: picture.currentSrc,
          taken: Number(/-(\d+)\.avif$/.exec(picture.currentSrc)?.[1]),
          needed: Math.round(picture.clientWidth * devicePixelRatio),
          widths: Array.from(widths, ([, width]) => Number(width)),
        };
      }),
    );
    const wrong = pictures.filter(({ taken, needed, widths }) => {
      const enough = (least: number) => widths.find((width) => width >= least) ?? widths.at(-1);
      // `sizes` may say a tenth more than is needed.
      return ![enough(needed), enough(needed * 1.1)].includes(taken);
    });
    expect(wrong).toEqual([]);
    expect(pictures).not.toEqual([]);
  },
);
