import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite(builtFolder('extremes'));
const rowing = openSite(builtFolder('rowing'));

/** The pictures of the gallery that have not come. */
const missing = (page: Page) =>
  page
    .locator('main li > picture img')
    .evaluateAll((pictures) =>
      pictures.filter((picture) => (picture as HTMLImageElement).naturalWidth === 0),
    )
    .then(({ length }) => length);

test('pictures far from the screen wait in a place of their size and colour, until the visitor comes near', async () => {
  const { page } = await site.visit('/rueckmeldungen', { viewport: 'desktop' });
  await page.waitForLoadState('networkidle');
  expect(await missing(page)).toBeGreaterThan(100);
  const last = page.locator('main li > picture img').last();
  const { background, isLeftOut } = await last.evaluate((picture) => ({
    background: getComputedStyle(picture).backgroundColor,
    isLeftOut: !picture.checkVisibility({ contentVisibilityAuto: true }),
  }));
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(isLeftOut).toBe(false);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await height()).toBe(before);
});

test('all pictures come when the page is about to be printed', async () => {
  const { page } = await site.visit('/rueckmeldungen', { viewport: 'desktop' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => missing(page)).toBe(0);
});

test('all pictures are there without JavaScript', async () => {
  const { page } = await site.visit('/rueckmeldungen', { viewport: 'desktop', javaScript: false });
  await expect.poll(() => missing(page)).toBe(0);
});

test('the picture of an opening is beside its words on a wide screen, and under them on a phone', async () => {
  const { page } = await rowing.visit('/tour', { adBlocker: true });
  const tops = () =>
    Promise.all(
      ['h1', 'main section img'].map(async (part) => {
        const box = await page.locator(part).first().boundingBox();
        return { x: box?.x ?? 0, y: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
      }),
    );
  const [phoneWords, phonePicture] = await tops();
  expect(phonePicture?.y).toBeGreaterThan(phoneWords?.bottom ?? Infinity);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [words, picture] = await tops();
  expect(picture?.x).toBeGreaterThan((words?.x ?? Infinity) + 300);
  expect(picture?.y).toBeLessThan(words?.bottom ?? 0);
});
