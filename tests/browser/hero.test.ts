import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openSite } from './harness/openSite.ts';

const site = openSite();
const names = [
  'Marlow’s Corner',
  'The Daily Loaf',
  'Nine Elm Stores',
  'Kestrel Mini Mart',
  'Harbour Pantry',
  'Rosebank Foods',
];

/** Which names are seen, each with its opacity, at a moment of the animations. */
async function seenAt(page: Page, milliseconds: number) {
  return page.evaluate((time) => {
    const plates = [...document.querySelectorAll<HTMLElement>('span[aria-hidden="true"]')].filter(
      (plate) => plate.getAnimations().length > 0,
    );
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    return plates.flatMap((plate) => {
      const { opacity, visibility } = getComputedStyle(plate);
      return Number(opacity) > 0 && visibility === 'visible'
        ? [[plate.textContent, Number(Number(opacity).toFixed(1))]]
        : [];
    });
  }, milliseconds);
}

test('six names take turns of 2.5 seconds, fading out and in over 300 ms, in a loop', async () => {
  const { page } = await site.visit('/');
  expect(await seenAt(page, 0)).toEqual([[names[0], 1]]);
  for (const [index, name] of [...names, names[0]].entries()) {
    expect(await seenAt(page, index * 2500 + 2499)).toEqual([[name, 1]]);
    expect(await seenAt(page, index * 2500 + 2650)).toEqual([[name, 0.5]]);
    const [next] = await seenAt(page, index * 2500 + 2950);
    expect(next).toEqual([[...names, ...names][index + 1], 0.5]);
  }
});

test('the names rotate before any script, and without one', async () => {
  const { page } = await site.visit('/', { javaScript: false });
  expect(await page.getByText(names[0] ?? '', { exact: true }).isVisible()).toBe(true);
  await page.getByText(names[1] ?? '', { exact: true }).waitFor({ state: 'visible' });
});

test('the pause control stops them, also without JavaScript', async () => {
  const { page } = await site.visit('/', { javaScript: false });
  await page.getByLabel('Pause the changing shop names').check();
  await page.waitForTimeout(2900);
  expect(await page.getByText(names[0] ?? '', { exact: true }).isVisible()).toBe(true);
});

test('one name stands still where less motion is wanted', async () => {
  const { page } = await site.visit('/', { reducedMotion: true });
  await page.waitForTimeout(2900);
  expect(await page.getByText(names[0] ?? '', { exact: true }).isVisible()).toBe(true);
  expect(await page.getByText(names[1] ?? '', { exact: true }).isVisible()).toBe(false);
});

test('the heading has one stable name, and nothing shifts while the names change', async () => {
  const { page } = await site.visit('/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByText(names[1] ?? '', { exact: true }).waitFor({ state: 'visible' });
  expect(await heading.boundingBox()).toEqual(before);
  expect(await heading.innerText()).toBe(
    'Keep 100% of Your Profits with 0% Commission Grocery Delivery',
  );
});
