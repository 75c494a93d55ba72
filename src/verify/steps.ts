import type { Page } from 'playwright-core';

/** Milliseconds, on a machine that has much else to do. */
const timeout = 30_000;

/** Shows a sign of presence, for which React waits, and says whether React takes the page over. */
export async function bringToLife(page: Page): Promise<boolean> {
  try {
    await page.locator('html[data-consent]').waitFor({ state: 'attached', timeout });
    // The boot script listens right after the first paint.
    await page.evaluate(
      () => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard, 1))),
    );
    await page.mouse.move(10, 10);
    await page.mouse.move(14, 14);
    await page.waitForFunction(
      () => Object.keys(document.getElementById('_root') ?? {}).length > 0,
      undefined,
      { timeout },
    );
    return true;
  } catch {
    return false;
  }
}

/** Goes through the page from top to bottom and back, as visitors do, until every picture has come. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const height = () => document.documentElement.scrollHeight;
    for (let top = 0; top < height(); top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    const isWaiting = () => [...document.images].some(({ complete }) => !complete);
    for (let tries = 0; tries < 100 && isWaiting(); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/** What has come when so much is there, or after a while, and nothing more for a moment. */
export async function settle<Item>(
  page: Page,
  take: () => Promise<Item[]>,
  count: number,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let tries = 0; tries < 200 && items.length < count; tries += 1) {
    items.push(...(await take()));
    if (items.length < count) await page.waitForTimeout(50);
  }
  await page.waitForTimeout(200);
  return [...items, ...(await take())];
}
