import { expect, test } from 'vitest';
import { openSite } from './harness/openSite.ts';

const site = openSite();

test('a button with no action says why, 700 ms after the pointer comes, until Escape', async () => {
  const { page } = await site.visit('/affiliates', { viewport: 'desktop' });
  const button = page.getByRole('button', { name: 'Promotional Videos' });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  // Measured inside the page, where a busy machine does not count.
  const delay = button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const tip = element.parentElement?.querySelector('[role=tooltip]') ?? element;
        element.addEventListener('pointerenter', () => {
          const start = performance.now();
          const look = () =>
            getComputedStyle(tip).visibility === 'visible'
              ? resolve(performance.now() - start)
              : requestAnimationFrame(look);
          look();
        });
      }),
  );
  await button.hover();
  expect(await delay).toBeGreaterThan(680);
  expect(await delay).toBeLessThan(1200);
  const tip = page.getByRole('tooltip', { name: 'Coming soon' });
  await tip.waitFor();
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
