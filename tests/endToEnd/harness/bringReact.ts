import type { Page } from 'playwright-core';

/** Shows a sign of presence, and waits until React stands. */
export async function bringReact(page: Page): Promise<void> {
  await movePointer(page);
  await waitForReact(page);
}

/** React stands when its root carries React's own keys. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.getElementById('_root') ?? {}).length > 0);
}

/**
 * Moves the pointer, as a sign of presence. Only where the boot script hears it, right after the
 * first paint: a test moves it once, and a page may be loaded before it is painted.
 */
export async function movePointer(page: Page): Promise<void> {
  await page.locator('html[data-consent]').waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard, 1))),
  );
  await page.mouse.move(10, 10);
}
