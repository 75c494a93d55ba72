import { expect, test } from 'vitest';
import { openSite } from './harness/openSite.ts';

const site = openSite();

test('a button with no action says why, 700 ms after the pointer comes, until Escape', async () => {
  const { page } = await site.visit('/affiliates', { viewport: 'desktop' });
  const button = page.getByRole('button', { name: 'Promotional Videos' });
  const tip = page.getByRole('tooltip', { name: 'Coming soon' }).first();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await button.hover();
  await page.waitForTimeout(450);
  expect(await tip.isVisible()).toBe(false);
  await tip.waitFor({ state: 'visible', timeout: 1000 });
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
});

test('it shows on keyboard focus, too, and pressing the button does nothing', async () => {
  const { page } = await site.visit('/affiliates', { viewport: 'desktop' });
  const button = page.getByRole('button', { name: 'Book a filming date' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tooltip', { name: 'Coming soon' }).nth(0).waitFor({ state: 'attached' });
  await expect
    .poll(() => page.locator('[role=tooltip]:visible').count(), { timeout: 2000 })
    .toBe(1);
  expect(page.url()).toBe(`${site.origin()}/affiliates`);
});
