import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite(builtFolder('extremes'));

/** The pictures of the gallery that have not come. */
const missing = (page: Page) =>
  page
    .locator('main li > picture img')
    .evaluateAll((pictures) =>
      pictures.filter((picture) => (picture as HTMLImageElement).naturalWidth === 0),
    )
    .then(({ length }) => length);

test('all pictures come once the page is idle, without being scrolled to', async () => {
  const { page } = await site.visit('/rueckmeldungen', { viewport: 'desktop' });
  await expect.poll(() => missing(page)).toBe(0);
});

test('where the visitor saves data, far pictures wait and show their colour', async () => {
  const { page } = await site.visit('/rueckmeldungen', {
    viewport: 'desktop',
    prepare: (empty) =>
      empty.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  });
  await page.waitForLoadState('networkidle');
  expect(await missing(page)).toBeGreaterThan(100);
  const { background, isLeftOut } = await page
    .locator('main li > picture img')
    .last()
    .evaluate((picture) => ({
      background: getComputedStyle(picture).backgroundColor,
      isLeftOut: !picture.checkVisibility({ contentVisibilityAuto: true }),
    }));
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(isLeftOut).toBe(false);
});
