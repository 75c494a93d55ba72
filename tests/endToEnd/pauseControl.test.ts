import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { bringReact } from './harness/bringReact.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite(builtFolder('extremes'));
const control = (page: Page) => page.getByLabel('Wechselnde Namen anhalten');

/** How much of the most visible name is seen, 0 to 1. */
const strongest = (page: Page) =>
  control(page).evaluate((box) => {
    const plates = [...(box.parentElement?.querySelectorAll('span > span') ?? [])];
    const opacities = plates.map((plate) =>
      [plate, plate.parentElement ?? plate].reduce(
        (product, element) => product * Number(getComputedStyle(element).opacity),
        1,
      ),
    );
    return Math.max(...opacities);
  });

/** Puts the rotation to a moment, in milliseconds. */
const rotateTo = (page: Page, time: number) =>
  page.evaluate((moment) => {
    for (const animation of document.getAnimations()) animation.currentTime = moment;
  }, time);

test('finishes the fade that is under way before it stops the names', async () => {
  const { page } = await site.visit('/');
  await bringReact(page);
  await rotateTo(page, 2250);
  await control(page).check();
  await expect.poll(() => strongest(page)).toBe(1);
  await expect
    .poll(() => control(page).evaluate((box) => 'fading' in (box as HTMLElement).dataset))
    .toBe(false);
  expect(await strongest(page)).toBe(1);
});

test('finishes a fade that it stopped before React was there', async () => {
  const { page } = await site.visit('/');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 2250;
    document.querySelector<HTMLInputElement>('input[type=checkbox][title]')?.click();
  });
  await bringReact(page);
  await expect.poll(() => strongest(page)).toBe(1);
});

test('answers to Enter as to Space', async () => {
  const { page } = await site.visit('/');
  await bringReact(page);
  await control(page).focus();
  await page.keyboard.press('Enter');
  expect(await control(page).isChecked()).toBe(true);
  await page.keyboard.press('Space');
  expect(await control(page).isChecked()).toBe(false);
});

test.each(['playing', 'paused'])('keeps its sign in forced colours, while %s', async (state) => {
  const { page } = await site.visit('/', { context: { forcedColors: 'active' } });
  if (state === 'paused') await control(page).check();
  await page.getByRole('button', { name: 'Alle Einwilligungen ablehnen' }).click();
  const box = await control(page).boundingBox();
  if (!box) throw new Error('It is not on the page.');
  const clip = { x: box.x + 10, y: box.y + 10, width: 16, height: 16 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(40);
});
