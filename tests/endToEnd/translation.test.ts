import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { movePointer } from './harness/bringReact.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();
const clipboard = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };

/** Translates the page as Chrome does: every text into two `<font>`, and the root named. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `»${text.data}«`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
  });
}

test('keeps a translation made before hydration; links and copying work', async () => {
  const { page } = await site.visit('/affiliates', clipboard);
  await translate(page);
  await movePointer(page);
  const button = page.getByRole('button', { name: /Zero Commission Hook/ });
  await button.click();
  await expect.poll(() => button.innerText()).toContain('Copied!');
  expect(await button.getAttribute('aria-busy')).toBeNull();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Still paying 30%');
  expect(await page.locator('h1').innerText()).toMatch(/^».*«$/s);
  await page.locator('main a[href^="/"], footer a[href^="/"]').first().click();
  await page.waitForURL((url) => url.pathname !== '/affiliates');
});

test('copying and links work after a translation of the hydrated page', async () => {
  const { page } = await site.visit('/affiliates', clipboard);
  await page.getByRole('button', { name: /Zero Commission Hook/ }).click();
  await page.getByRole('button', { name: 'Copied!: Zero Commission Hook' }).waitFor();
  await translate(page);
  await page.getByRole('button', { name: /Territory Exclusivity/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toContain('30%');
  await page.locator('main a[href^="/"], footer a[href^="/"]').first().click();
  await page.waitForURL((url) => url.pathname !== '/affiliates');
  await page.locator('h1').waitFor();
});
