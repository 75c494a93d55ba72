import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringReact, movePointer } from './harness/bringReact.ts';
import { metaPixel, outsidePages } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();
const pixel = metaPixel();
const fakes = [...pixel.fakes, outsidePages(/\.aislezero\.example$/)];
const advert = '/?utm_source=news%20letter&utm_medium=cpc&x=1&gclid=G-1&email=a%40b.example';
const handedOn = '?utm_source=news%20letter&utm_medium=cpc&gclid=G-1';

const learnMore = (page: Page) => page.getByRole('link', { name: /Learn more/i });
const buyNow = (page: Page) => page.getByRole('link', { name: /BUY NOW/ });
const address = (link: Locator) => link.getAttribute('href');
/** The address that a new tab asks for first. */
async function openedBy(context: BrowserContext, press: () => Promise<void>): Promise<string> {
  const asked = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await press();
  return (await asked).url();
}

describe('the visit of an advert', () => {
  test('hands its parameters on before React stands, to the links that are listed alone', async () => {
    const { page, outside } = await site.visit(advert, { fakes });
    await expect
      .poll(() => address(learnMore(page)))
      .toBe(`https://forms.aislezero.example/qualify${handedOn}`);
    expect(await page.evaluate(() => Object.keys(document.getElementById('_root') ?? {}))).toEqual(
      [],
    );
    const others = page.locator('a:not([data-campaign])[href*="utm_"]');
    expect(await others.count()).toBe(0);
    expect(outside.requests).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test.each<[string, (link: Locator) => Promise<void>]>([
    ['a click', (link) => link.click()],
    ['the keyboard', (link) => link.press('Enter')],
  ])('hands them on to the tab that %s opens', async (_, press) => {
    const { page, context } = await site.visit(advert, { fakes, viewport: 'desktop' });
    const url = await openedBy(context, () => press(learnMore(page)));
    expect(url).toBe(`https://forms.aislezero.example/qualify${handedOn}`);
  });

  // What these open cannot be looked into from here: what the browser takes for it is the address
  // that the link has at that moment.
  test.each<[string, (link: Locator) => Promise<void>]>([
    ['the middle button', (link) => link.click({ button: 'middle' })],
    ['a click for a new tab', (link) => link.click({ modifiers: ['ControlOrMeta'] })],
    ['the menu that copies the address', (link) => link.click({ button: 'right' })],
  ])('hands them on to %s', async (_, press) => {
    const { page } = await site.visit(advert, { fakes, viewport: 'desktop' });
    await page.evaluate(() => {
      for (const type of ['click', 'auxclick', 'contextmenu']) {
        addEventListener(type, ({ target }) => {
          document.title = (target as Element).closest('a')?.href ?? '';
        });
      }
    });
    await press(learnMore(page));
    await expect
      .poll(() => page.title())
      .toBe(`https://forms.aislezero.example/qualify${handedOn}`);
  });

  test('keeps them for the other pages, by in-site navigation and by loading, without any store', async () => {
    const { page } = await site.visit(advert, { fakes });
    await bringReact(page);
    await page.getByRole('link', { name: 'Marketing package' }).click();
    await buyNow(page).waitFor();
    expect(await address(buyNow(page))).toBe(
      `https://checkout.aislezero.example/marketing-package${handedOn}`,
    );
    await page.goBack();
    await learnMore(page).waitFor();
    expect(await address(learnMore(page))).toContain(handedOn);
    await page.goto(site.origin() + advert);
    await page.evaluate(() => location.assign('/buy-media'));
    await page.waitForURL('**/buy-media');
    await movePointer(page);
    await expect.poll(() => address(buyNow(page))).toContain(handedOn);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('is kept in the tab after a yes, before any later advert, and forgotten after a no', async () => {
    const { page } = await site.visit(advert, { fakes });
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    await page.goto(`${site.origin()}/buy-media?utm_source=second&fbclid=F`);
    await expect.poll(() => address(buyNow(page))).toContain(handedOn);
    await bringReact(page);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test('a first tap on a later page hands the campaign on, too, with nothing of ours there yet', async () => {
  const { page, context } = await site.visit(advert, { fakes });
  await context.route(/\/assets\/.*\.js$/, () => {}); // never comes
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.waitForURL('**/buy-media');
  const url = await openedBy(context, () => buyNow(page).click());
  expect(url).toBe(`https://checkout.aislezero.example/marketing-package${handedOn}`);
});

test('a visit without an advert fetches nothing for it, and leaves the links as they are', async () => {
  const { page } = await site.visit('/', { fakes });
  await page.waitForTimeout(300);
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  expect(await scripts()).toBe(0);
  await bringReact(page);
  expect(await address(learnMore(page))).toBe('https://forms.aislezero.example/qualify');
});

test('without JavaScript the links are right as they are', async () => {
  const { page } = await site.visit(advert, { javaScript: false });
  expect(await address(learnMore(page))).toBe('https://forms.aislezero.example/qualify');
});

test('an advert that attacks stays inside the query', async () => {
  const { page, context } = await site.visit(
    '/?utm_source=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&gclid=javascript:alert(1)//&utm_medium=%0d%0aX:%20y',
    { fakes },
  );
  const url = await openedBy(context, () => learnMore(page).click());
  expect(new URL(url).origin).toBe('https://forms.aislezero.example');
  expect(new URL(url).searchParams.get('utm_source')).toBe('"><script>alert(1)</script>');
});
