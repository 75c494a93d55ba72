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
