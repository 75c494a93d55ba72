import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringReact } from './harness/bringReact.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();
const ads = (page: Page) => page.getByRole('link', { name: /JOIN THE AFFILIATE PROGRAM/ });
const isHere = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Affiliate Resources' }).waitFor();

/** What a page has asked this site for, beside pictures and typefaces. */
function listen(page: Page) {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/\.js(?:on)?$/.test(pathname)) asked.push(pathname.replace(/-[\w-]{8}(?=\.js$)/, ''));
  });
  return asked;
}

/** Holds what is asked for back, until it is let go. */
async function hold(page: Page, addresses: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

test('a link asks for the data of its page and for the script of its blocks at once', async () => {
  const { page } = await site.visit('/');
  const letGo = await hold(page, '**/data/affiliates.json');
  const asked = listen(page);
  await bringReact(page);
  const link = page.locator('footer a[href="/affiliates"]');
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  // While there is no data yet that says which blocks there are.
  await expect.poll(() => asked).toContain('/assets/AdCopy.js');
  expect(asked).toContain('/data/affiliates.json');
  letGo();
  await link.click();
  await isHere(page);
  expect(asked.filter((address) => address.startsWith('/data/affiliates'))).toHaveLength(1);
});

test('asks for nothing ahead of visitors who save data', async () => {
  const { page } = await site.visit('/affiliate-join', {
    prepare: (empty) =>
      empty.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  });
  const asked = listen(page);
  await bringReact(page);
  await ads(page).scrollIntoViewIfNeeded();
  await ads(page).hover();
  await page.waitForTimeout(500);
  expect(asked.filter((address) => /AdCopy|data\/affiliates/.test(address))).toEqual([]);
});

/** A phone on which every link is in view: scrolling to one would load React. */
const tall = { context: { viewport: { width: 390, height: 9000 } } };
const footerLink = (page: Page) => page.locator('footer a[href="/affiliates"]');
const delivery = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType);

test('the first press on a link loads the next page ahead, and nothing of React', async () => {
  const { page } = await site.visit('/', tall);
  await page.locator('html[data-consent]').waitFor({ state: 'attached' });
  const asked = listen(page);
  await footerLink(page).tap();
  await isHere(page);
  expect(asked).toEqual([]);
  expect(await delivery(page)).toBe('navigational-prefetch');
});

test('loads no document ahead once React is there', async () => {
  const { page } = await site.visit('/', tall);
  await bringReact(page);
  expect(await page.locator('script[type=speculationrules]').count()).toBe(0);
});
