import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringReact, movePointer, waitForReact } from './harness/bringReact.ts';
import { videoPlayers } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();

test('an in-site link changes the page without a reload, with its title, top and heading', async () => {
  const { page } = await site.visit('/affiliate-join');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await bringReact(page);
  await page.getByRole('link', { name: /JOIN THE AFFILIATE PROGRAM/ }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /JOIN THE AFFILIATE PROGRAM/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Affiliate Resources' }).waitFor();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await page.title()).toBe('Affiliate resources');
  expect(new URL(page.url()).pathname).toBe('/affiliates');
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
});

test('the links to the page that is shown are marked, and the history is the browser’s own', async () => {
  const { page } = await site.visit('/');
  const current = page.locator('a[aria-current="page"]');
  const hrefs = () => current.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const marked = async () => [...new Set(await hrefs())];
  expect(await marked()).toEqual(['/']);
  await bringReact(page);
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await expect.poll(marked).toEqual(['/buy-media']);
  expect(await page.evaluate(() => Object.hasOwn(history, 'pushState'))).toBe(false);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
  await expect.poll(marked).toEqual(['/']);
});

test('back and forward return to the page and its scroll position', async () => {
  const { page } = await site.visit('/');
  await bringReact(page);
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

/** The names on the page that no style sheet knows. */
const unstyled = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join('');
    const names = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [
      ...classList,
    ]);
    return names.filter((name) => !styles.includes(`.${name}`));
  });

test('what a page is styled with is still there on the next one, and on the way back', async () => {
  const { page } = await site.visit('/');
  expect(await unstyled(page)).toEqual([]);
  await bringReact(page);
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  expect(await unstyled(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  expect(await unstyled(page)).toEqual([]);
});

test('a page that React has to draw anew keeps its styles', async () => {
  const { page } = await site.visit('/robots.txt', { expectedErrors: [/Minified React error/] });
  await page.route('**/affiliates', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<div id="_end">', '$&<p>Added</p>') });
  });
  await page.goto(`${site.origin()}/affiliates`);
  await bringReact(page);
  await page.getByText('Added').waitFor({ state: 'detached' });
  expect(await unstyled(page)).toEqual([]);
});

test('a link works before React and without JavaScript, as a plain link', async () => {
  const { page } = await site.visit('/affiliate-join', { javaScript: false });
  await page.getByRole('link', { name: /JOIN THE AFFILIATE PROGRAM/ }).click();
  await page.waitForURL('**/affiliates');
  expect(await page.title()).toBe('Affiliate resources');
});

test('when the data of a page is gone, the browser loads the page itself', async () => {
  const { page } = await site.visit('/', { expectedErrors: [/404/] });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.route(/\/data\/buy-media/, (route) => route.fulfill({ status: 404 }));
  await bringReact(page);
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
});

test('page data that is none is left to the browser, which loads the page itself', async () => {
  const { page } = await site.visit('/', { expectedErrors: [/./] });
  await page.route(/\/data\/buy-media/, (route) => route.fulfill({ json: {} }));
  await bringReact(page);
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.waitForURL('**/buy-media');
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  expect(await page.getByRole('heading', { name: /Application Error/ }).count()).toBe(0);
});

test('a frame that cannot be shown gives the application error, not a blank page', async () => {
  const { page } = await site.visit('/', { expectedErrors: [/./] });
  await page.route(/\/assets\/shared-/, async (route) => {
    const shared = await (await route.fetch()).json();
    await route.fulfill({ json: { ...shared, pictures: {} } });
  });
  await movePointer(page);
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await heading.waitFor();
  expect(await page.getByRole('button', { name: 'Reload the page' }).isVisible()).toBe(true);
});

test('back to a page of before a reload shows that page, also before React', async () => {
  const { page } = await site.visit('/');
  await bringReact(page);
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  await page.reload();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('back to a page whose data is gone is left to the browser, once', async () => {
  const { page } = await site.visit('/', { expectedErrors: [/404/] });
  await bringReact(page);
  await page.evaluate(() => {
    location.hash = '#_content';
  });
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  let asked = 0;
  await page.route(/\/data\/index/, (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Keep 100%/ }).waitFor();
  await page.waitForTimeout(500);
  expect(asked).toBeLessThan(3);
});

test('a click without any other interaction loads React, too', async () => {
  const { page } = await site.visit('/affiliates', { fakes: videoPlayers() });
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button')) {
      if (button.ariaLabel?.includes('Play video')) button.click();
    }
  });
  await waitForReact(page);
  await expect.poll(() => page.locator('button[aria-busy]').count()).toBe(0);
});

test('a press while the page is being painted is not lost', async () => {
  const prepare = (empty: Page) =>
    empty.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector<HTMLElement>('button[aria-label^="Play video: How"]')?.click(),
      ),
    );
  const { page } = await site.visit('/', { fakes: videoPlayers(), prepare });
  await page.locator('iframe').waitFor();
  expect(await page.locator('button[aria-busy]').count()).toBe(0);
});

test('a page that the browser itself scrolls to a section fetches nothing of React', async () => {
  const { page } = await site.visit('/affiliates#_content', { fakes: videoPlayers() });
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  );
  expect(scripts).toEqual([]);
});

test('says so when what was pressed cannot be loaded', async () => {
  const { page } = await site.visit('/affiliates', { expectedErrors: [/./] });
  await page.route(/\/assets\/hydrate-/, (route) => route.abort());
  await page.getByRole('button', { name: /Zero Commission Hook/ }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await alert.waitFor({ timeout: 15_000 });
  expect(await page.locator('button[aria-busy]').count()).toBe(0);
});
