import type { Page } from 'playwright-core';

/** Interacts with the page, and waits until it is hydrated. */
export async function bringReact(page: Page): Promise<void> {
  await movePointer(page);
  await waitForReact(page);
}

/** A page is hydrated when its root has React's own keys. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.getElementById('_root') ?? {}).length > 0);
}

/**
 * Moves the pointer, as the first interaction. Only where the boot script listens, right after the first paint: it
 * runs at the end of the document, a test moves the pointer once, and a page may be loaded before it is painted.
 */
export async function movePointer(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(
    () => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard, 1))),
  );
  await page.mouse.move(10, 10);
}
