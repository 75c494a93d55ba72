import { expect, test } from 'vitest';
import { movePointer } from './harness/bringReact.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();
const clipboard = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };

test('copies the text, says so for 2 seconds on that button alone', async () => {
  const { page } = await site.visit('/affiliates', clipboard);
  const first = page.getByRole('button', { name: /Zero Commission Hook/ });
  const second = page.getByRole('button', { name: /Territory Exclusivity/ });
  await first.click();
  await page.getByRole('button', { name: 'Copied!: Zero Commission Hook' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Still paying 30%[\s\S]*£300 extra profit[\s\S]*qualifies\.$/);
  expect(await page.getByText('Copied: Zero Commission Hook').getAttribute('role')).toBe('status');

  await second.click();
  await expect.poll(() => second.innerText()).toContain('Copied!');
  expect(await first.innerText()).toContain('Copy to Clipboard');
  const start = Date.now();
  await expect.poll(() => second.innerText(), { timeout: 4000, interval: 50 }).toContain('Copy to');
  expect(Date.now() - start).toBeGreaterThan(1500);
});

test('selects the text and says so when the browser refuses', async () => {
  const { page } = await site.visit('/affiliates');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: /Profit Maximization/ }).click();
  await page.getByText('Your browser did not allow copying').waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Keep 100% of your profits.');
  await page.getByRole('button', { name: /Zero Commission Hook/ }).click();
  expect(await page.locator('[data-toast]').count()).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await page.locator('[data-toast]').count()).toBe(0);
});

test('a tap before React stands is shown as received, held, and done', async () => {
  const { page } = await site.visit('/affiliates', clipboard);
  await page.route(/\/assets\/hydrate-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const button = page.getByRole('button', { name: /Zero Commission Hook/ });
  await button.click();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  await page.getByRole('button', { name: 'Copied!: Zero Commission Hook' }).waitFor();
  expect(await button.getAttribute('aria-busy')).toBeNull();
});

test('a tap copies although React is not there yet; React goes on from there', async () => {
  const { page } = await site.visit('/affiliates', clipboard);
  let bringReact = () => {};
  const react = new Promise<void>((resolve) => {
    bringReact = resolve;
  });
  await page.route(/\/assets\/react-/, async (route) => {
    await react;
    await route.continue();
  });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const [first, second] = ['Zero Commission Hook', 'Territory Exclusivity'].map((title) =>
    page.getByRole('listitem').filter({ hasText: title }).getByRole('button'),
  );
  await first?.click();
  await expect.poll(() => first?.textContent()).toBe('Copied!');
  expect(await copied()).toMatch(/^Still paying 30%[\s\S]*\n\n[\s\S]*qualifies\.$/);
  await second?.click();
  await expect.poll(() => second?.textContent()).toBe('Copied!');
  expect(await first?.textContent()).toBe('Copy to Clipboard');
  await first?.click();
  await expect.poll(() => first?.textContent()).toBe('Copied!');
  const early = await copied();

  // Browsers let a script copy only while it answers a press: React's own try would be refused.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  bringReact();
  await expect.poll(() => first?.getAttribute('aria-label')).toMatch(/^Copied!/);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  expect(await second?.textContent()).toBe('Copy to Clipboard');
  expect(await copied()).toBe(early);
  await expect.poll(() => first?.textContent()).toBe('Copy to Clipboard');
});

test('loads React only at the first interaction', async () => {
  const { page } = await site.visit('/affiliates');
  const fetched = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\.js(on)?$/.test(name))
          .length,
    );
  await page.waitForTimeout(800);
  expect(await fetched()).toBe(0);
  await movePointer(page);
  await expect.poll(fetched).toBeGreaterThan(0);
});
