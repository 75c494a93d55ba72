import type { Page } from 'playwright-core';

/**
 * The longest that anything is waited for, in milliseconds: much more than it takes, since the machine may
 * have much else to do. Every wait ends as soon as what it waits for is there.
 */
export const patience = 20_000;
/** The same for what follows a press at once, where a right page may have much to press. */
export const shortPatience = 6_000;

/** Shows signs of presence, for which React waits, until React takes the page over; says whether it does. */
export async function bringToLife(page: Page): Promise<boolean> {
  const isAlive = () => Object.keys(document.getElementById('_root') ?? {}).length > 0;
  let x = 10;
  for (const end = Date.now() + patience; Date.now() < end; x = 24 - x) {
    // The boot script listens at some moment after the first paint: one sign alone might come too early.
    await page.mouse.move(x, x);
    if (await page.evaluate(isAlive)) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

/** Goes through the page from top to bottom and back, as visitors do, until everything has come and is in its place. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const height = () => document.documentElement.scrollHeight;
    for (let top = 0; top < height(); top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  await waitUntilComplete(page);
}

/**
 * Waits for every picture and typeface, and for the end of what comes in little by little (the sections
 * below the first screen, the footer). What never comes is not reported here.
 */
async function waitUntilComplete(page: Page): Promise<void> {
  const isComplete = () => {
    const isLoading = [...document.images].some(
      (image) => !image.complete && image.checkVisibility(),
    );
    const isArriving = document
      .getAnimations()
      .some(
        (animation) =>
          animation.playState === 'running' &&
          Number.isFinite(animation.effect?.getComputedTiming().endTime),
      );
    return !isLoading && !isArriving && document.fonts.status === 'loaded';
  };
  await page.waitForFunction(isComplete, undefined, { timeout: patience }).catch(() => {});
}

/** What has come when so much is there, and what else comes within a moment. */
export async function collect<Item>(
  page: Page,
  take: () => Promise<Item[]>,
  count: number,
): Promise<Item[]> {
  const items = await take();
  for (const end = Date.now() + shortPatience; items.length < count && Date.now() < end;) {
    await page.waitForTimeout(50);
    items.push(...(await take()));
  }
  // There is no sign of an event that is not sent: whatever comes later still counts at the next step.
  await page.waitForTimeout(200);
  return [...items, ...(await take())];
}
