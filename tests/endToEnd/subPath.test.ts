import { expect, test } from 'vitest';
import { bringReact } from './harness/bringReact.ts';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

const url = 'url: https://www.aislezero.example';
const site = openSite(
  variantSite('specification', (source) => replaceAll(source, [url, `${url}/shop`])),
);

test('a site in a part of its host moves between its pages there, and fetches their data there', async () => {
  const { page } = await site.visit('/');
  expect(new URL(page.url()).pathname).toBe('/shop/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await bringReact(page);
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/shop/buy-media');
  expect(requests).toContain('/shop/data/buy-media.json');
  await expect
    .poll(() => page.locator('a[aria-current]').first().getAttribute('href'))
    .toBe('/shop/buy-media');

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/shop/');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(requests.filter((path) => !path.startsWith('/shop/'))).toEqual([]);
});

test('its 404 page leads to its home page, and its answers to the question are its own', async () => {
  const { page } = await site.visit('/shop/no/where', {
    adBlocker: true,
    expectedErrors: [/404/, /no\/where/],
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForFunction(() => localStorage.getItem('consent/shop') !== null);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
  expect(page.url()).toBe(`${site.origin()}/shop/`);
});
