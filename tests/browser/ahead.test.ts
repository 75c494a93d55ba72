import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringReact, movePointer, waitForReact } from './harness/bringReact.ts';
import { metaPixel } from './harness/fakes/metaPixel.ts';
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

test('a link in view is asked for while React is on its way, and nothing of it twice', async () => {
  const { page } = await site.visit('/affiliate-join');
  const letGo = await hold(page, '**/assets/react-*');
  const asked = listen(page);
  await page.locator('html[data-consent]').waitFor({ state: 'attached' });
  await ads(page).scrollIntoViewIfNeeded();
  await movePointer(page);
  await expect.poll(() => asked).toContain('/data/affiliates.json');
  await expect.poll(() => asked).toContain('/assets/AdCopy.js');
  letGo();
  await waitForReact(page);
  await ads(page).click();
  await isHere(page);
  expect(asked.filter((address) => /AdCopy|data\/affiliates/.test(address)).toSorted()).toEqual([
    '/assets/AdCopy.js',
    '/data/affiliates.json',
  ]);
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

test('a page is rehearsed unseen: its styles are there, nothing else of it is', async () => {
  const pixel = metaPixel();
  const { page } = await site.visit('/affiliate-join', { fakes: pixel.fakes, hasAccepted: true });
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  const before = await page.evaluate(countRules);
  await bringReact(page);
  await ads(page).scrollIntoViewIfNeeded();
  // Those of its last section, too.
  await expect
    .poll(() => page.evaluate(countRules), { timeout: 15_000 })
    .toBeGreaterThan(before + 30);
  await page.waitForTimeout(500);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('button', { hasText: 'Copy' }).count()).toBe(0);
  const isTheirs = (url: string) => url.includes('/video-affiliates-');
  expect(pictures.filter(isTheirs)).toEqual([]);
  const sent = () => pixel.events.map(({ name, path }) => `${name} ${path}`);
  expect(sent()).toEqual(['PageView /affiliate-join']);

  await ads(page).click();
  await isHere(page);
  await expect.poll(sent).toEqual(['PageView /affiliate-join', 'PageView /affiliates']);
  await page.getByRole('button', { name: /Copy/ }).first().waitFor();
  await expect.poll(() => pictures.some(isTheirs)).toBe(true);
  expect(await page.locator('h1').count()).toBe(1);
});

function countRules(): number {
  return [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
}
