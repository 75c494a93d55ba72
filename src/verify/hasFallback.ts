import type { Browser } from 'playwright-core';
import { fallbackNames } from '#build/fallbackFace.ts';

/** Whether the machine has a font that replaces the typefaces until they come, as every visitor's has. */
export async function hasFallback(browser: Pick<Browser, 'newPage'>): Promise<boolean> {
  const page = await browser.newPage();
  const isThere = (names: readonly string[]) =>
    new FontFace('probe', names.map((name) => `local("${name}")`).join()).load().then(
      () => true,
      () => false,
    );
  return page.evaluate(isThere, fallbackNames).finally(() => page.close());
}
