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

/** Which names are seen, each with its opacity. */
async function seen(page: Page) {
  return page.evaluate((known) => {
    const plates = [...document.querySelectorAll('span')].filter(({ textContent, children }) => {
      return known.includes(textContent) && children.length === 0;
    });
    return plates.flatMap((plate) => {
      const around = plate.parentElement ?? plate;
      const [own, given] = [plate, around].map((element) => getComputedStyle(element).opacity);
      const opacity = Number((Number(own) * Number(given)).toFixed(1));
      return plate.checkVisibility() && opacity > 0 ? [[plate.textContent, opacity]] : [];
    });
  }, names);
}

/** Those that are seen at a moment of the animations. */
async function seenAt(page: Page, milliseconds: number) {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
  return seen(page);
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
  expect(await seen(page)).toEqual([[names[0], 1]]);
  await expect.poll(() => seen(page), { timeout: 10_000 }).toEqual([[names[1], 1]]);
});

test('the names rotate beside all other work: one animation for an element, of opacity alone', async () => {
  const { page } = await site.visit('/');
  const animated = await page.evaluate(() =>
    [...document.querySelectorAll('h1')].flatMap((heading) =>
      [...(heading.parentElement?.querySelectorAll('*') ?? [])].flatMap((element) => {
        const animations = element.getAnimations();
        const frames = animations.flatMap(({ effect }) =>
          (effect as KeyframeEffect).getKeyframes(),
        );
        return animations.length > 0
          ? [[animations.length, ...new Set(frames.flatMap((frame) => Object.keys(frame)))]]
          : [];
      }),
    ),
  );
  expect(animated).toHaveLength(names.length + 1);
  const frame = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
  for (const [count, ...told] of animated)
    expect([count, new Set(told)]).toEqual([1, new Set(frame)]);
});

test('the pause control stops them, also without JavaScript', async () => {
  const { page } = await site.visit('/', { javaScript: false });
  await page.getByLabel('Pause the changing shop names').check();
  await page.waitForTimeout(2900);
  expect(await seen(page)).toEqual([[names[0], 1]]);
});

test('one name stands still where less motion is wanted', async () => {
  const { page } = await site.visit('/', { reducedMotion: true });
  await page.waitForTimeout(2900);
  expect(await seen(page)).toEqual([[names[0], 1]]);
});

test('the heading has one stable name, and nothing shifts while the names change', async () => {
  const { page } = await site.visit('/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await expect.poll(() => seen(page), { timeout: 10_000 }).toEqual([[names[1], 1]]);
  expect(await heading.boundingBox()).toEqual(before);
  expect(await heading.innerText()).toBe(
    'Keep 100% of Your Profits with 0% Commission Grocery Delivery',
  );
});
