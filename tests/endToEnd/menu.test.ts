import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { runAxe } from '#verify/checkAccessibility.ts';
import { bringReact } from './harness/bringReact.ts';
import { findLayoutFaults } from './harness/findLayoutFaults.ts';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

const word = 'Fahrgastbeförderungsvertragsbedingungen';
const site = openSite(
  variantSite('small', (source) =>
    replaceAll(
      source,
      [
        'header:\n',
        `header:
  announcement: { text: Closed on Monday., link: { label: Why, to: /join } }
  menu:
    - { label: Home, to: / }
    - label: Shop
      links:
        - { label: Join us, to: /join, text: Within a day }
        - { label: Benefits, to: "/#benefits" }
        - { label: ${word}, to: form }
    - label: Help
      links: [${Array.from({ length: 12 }, (_, at) => `{ label: Answer ${at + 1}, to: /join }`).join()}]
  buttons:
    - { label: Log in, to: form, look: quiet }
    - { label: Call us, to: callNow, clickName: callUs }
  callBar:
    - { label: Call, to: callNow, look: call }
    - { label: Book a visit, to: form }
`,
      ],
      [
        'footer:\n',
        `footer:
  address: [1 Main Street, Bristol BS1 1AA]
  columns: [${[1, 2, 3, 4, 5].map((at) => `{ heading: Column ${at}, links: [{ label: Join, to: /join }, { label: ${word}, to: / }] }`).join()}]
  networks: [{ label: Network, to: form }]
  badges: [{ src: media/logo.svg, alt: Member of the guild }]
`,
      ],
    ),
  ),
);

const menu = (page: Page) => page.locator('#_menu');
const opener = (page: Page) => page.locator('header').getByRole('button', { name: 'Menu' });
const isOpen = (page: Page) => menu(page).evaluate((nav) => nav.matches(':popover-open'));
const top = (page: Page) => page.locator('h1').evaluate((one) => one.getBoundingClientRect().top);
const isStill = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
const refuse = (page: Page) => page.getByRole('button', { name: 'Reject' }).click();

describe.each([
  ['with a script', true],
  ['without JavaScript', false],
])('on a phone, %s', (_, javaScript) => {
  test('the menu covers the page, moves nothing, and gives the focus back at Escape', async () => {
    const { page } = await site.visit('/', { javaScript });
    if (javaScript) await refuse(page);
    const before = await top(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    expect(await isOpen(page)).toBe(true);
    await isStill(page);
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
    expect(await top(page)).toBe(before);
    // Straight into the menu.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('nav')?.id)).toBe('_menu');
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    await opener(page).and(page.locator(':focus')).waitFor();
  });

  test('a group opens, closes the other, and its link leads on, where the menu is closed', async () => {
    const { page } = await site.visit('/', { javaScript });
    if (javaScript) await refuse(page);
    await opener(page).click();
    const nav = menu(page);
    await nav.getByText('Help').click();
    await nav.getByText('Answer 12').scrollIntoViewIfNeeded();
    await nav.getByText('Shop').click();
    await nav.getByText('Answer 12').waitFor({ state: 'hidden' });
    await nav.getByRole('link', { name: 'Join us' }).click();
    await page.waitForURL('**/join');
    expect(await isOpen(page)).toBe(false);
    await opener(page).click();
    const current = nav.locator('[aria-current=page]').first();
    expect(await current.textContent()).toContain('Join us');
  });

  test('all that the bar says on a desktop is in it', async () => {
    const { page } = await site.visit('/', { javaScript });
    if (javaScript) await refuse(page);
    await opener(page).click();
    const links = menu(page).locator('a:visible, summary:visible');
    const words = (await links.allTextContents()).map((text) => text.replace(/ \(.*/, ''));
    expect(words).toEqual(['', 'Home', 'Shop', 'Help', 'Log in', 'Call us']);
  });
});

test('a press before React has come opens the menu once', async () => {
  const { page } = await site.visit('/');
  await refuse(page);
  await opener(page).click();
  await bringReact(page);
  expect(await isOpen(page)).toBe(true);
});

test('going back closes it, and a link to a section of the page that is shown, too', async () => {
  const { page } = await site.visit('/join');
  await refuse(page);
  await bringReact(page);
  await page.locator('footer').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(/\/$/);
  await opener(page).click();
  await page.goBack();
  await page.waitForURL('**/join');
  await page.waitForFunction(() => !document.querySelector('#_menu:popover-open'));
  await page.goForward();
  await page.waitForURL(/\/$/);
  await opener(page).click();
  await menu(page).getByText('Shop').click();
  await menu(page).getByRole('link', { name: 'Benefits' }).click();
  await page.waitForURL('**/#benefits');
  expect(await isOpen(page)).toBe(false);
});

describe('on a desktop', () => {
  test('one group is open at a time; Escape, a press elsewhere and the focus elsewhere close it', async () => {
    const { page } = await site.visit('/', { viewport: 'desktop' });
    await refuse(page);
    await bringReact(page);
    expect(await opener(page).isVisible()).toBe(false);
    const [shop, help] = ['Shop', 'Help'].map((name) =>
      page.locator('details', { has: page.locator('summary', { hasText: name }) }),
    );
    if (!shop || !help) throw new Error('There are two groups.');
    const open = () => page.locator('header details[open] summary').allTextContents();
    const before = await top(page);
    await shop.locator('summary').click();
    expect(await open()).toEqual(['Shop']);
    expect(await top(page)).toBe(before);
    await help.locator('summary').click();
    expect(await open()).toEqual(['Help']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await open()).toEqual([]);
    await help.locator('summary:focus').waitFor();
    await shop.locator('summary').click();
    await page.mouse.click(40, 700);
    expect(await open()).toEqual([]);
    await help.locator('summary').click();
    await page.getByRole('link', { name: 'Log in' }).focus();
    expect(await open()).toEqual([]);
  });

  test('a group opens and closes without JavaScript', async () => {
    const { page } = await site.visit('/', { viewport: 'desktop', javaScript: false });
    await page.getByText('Shop', { exact: true }).click();
    await page.getByRole('link', { name: 'Join us' }).click();
    await page.waitForURL('**/join');
    await page.getByText('Shop', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Join us' }).isVisible()).toBe(false);
  });

  test('the bar stays in its row, and no panel leaves the screen', async () => {
    const { page } = await site.visit('/', { viewport: 'desktop' });
    await refuse(page);
    const height = () => page.locator('header').evaluate((bar) => bar.clientHeight);
    expect(await height()).toBeGreaterThanOrEqual(64);
    for (const width of [1440, 1180, 1040, 900, 860]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await height()]).toEqual([width, 72]);
      for (const name of ['Shop', 'Help']) {
        await page.locator('summary', { hasText: name }).click();
        const box = await page.locator('header details[open] > ul').boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(box?.x).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

test.each([100, 200])(
  'fits every screen, closed and open, with text at %i per cent',
  async (size) => {
    const { page } = await site.visit('/', { viewport: 'desktop' });
    await refuse(page);
    await bringReact(page);
    await page.evaluate((percent) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${percent}% }`);
      document.adoptedStyleSheets.push(sheet);
    }, size);
    for (const width of [1440, 1080, 768, 600, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await findLayoutFaults(page)]).toEqual([width, []]);
    }
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await opener(page).click();
      await menu(page).getByText('Shop').click();
      await isStill(page);
      const sideways = await menu(page).evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect([width, sideways, await runAxe(page)]).toEqual([width, 0, []]);
      await page.keyboard.press('Escape');
    }
  },
);

describe('the announcement', () => {
  test('is closed for good, before the first paint, until its words change', async () => {
    const { page } = await site.visit('/');
    await refuse(page);
    const line = page.getByText('Closed on Monday.');
    await line.waitFor();
    await page.locator('aside').getByRole('button', { name: 'Dismiss' }).click();
    await line.waitFor({ state: 'hidden' });
    await page.goto(`${site.origin()}/join`, { waitUntil: 'commit' });
    // Hidden as soon as it is there.
    await page.waitForSelector('#_announcement', { state: 'attached' });
    expect(await line.isVisible()).toBe(false);
    await page.evaluate(() => localStorage.setItem('announcement', 'Other words.'));
    await page.reload();
    await line.waitFor();
  });

  test('stays without JavaScript, and has nothing to close it', async () => {
    const { page } = await site.visit('/', { javaScript: false });
    await page.getByText('Closed on Monday.').waitFor();
    expect(await page.locator('aside button').isVisible()).toBe(false);
    await page.locator('aside').getByRole('link', { name: 'Why' }).click();
    await page.waitForURL('**/join');
  });
});

test('the buttons at the foot of a phone cover nothing, the question and messages least of all', async () => {
  const { page } = await site.visit('/');
  const bar = page.getByRole('region', { name: 'Call, Book a visit' });
  const boxOf = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? { y: Number.NaN, height: 0 };
  const barTop = async () => (await boxOf('#_callBar')).y;
  await bar.waitFor();
  expect((await barTop()) + (await boxOf('#_callBar')).height).toBe(844);
  const question = await boxOf('#_consent');
  expect(question.y + question.height).toBeLessThan(await barTop());
  await refuse(page);
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  const end = await boxOf('footer');
  // A part of a pixel is none.
  expect(Math.floor(end.y + end.height)).toBeLessThanOrEqual(await barTop());
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await bar.isVisible()).toBe(false);
});

test('on paper there is neither menu, nor announcement, nor a bar', async () => {
  for (const viewport of ['phone', 'desktop'] as const) {
    const { page } = await site.visit('/', { viewport });
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['#_menu', '#_announcement', '#_callBar', 'header button'])
      expect([selector, await page.locator(selector).first().isVisible()]).toEqual([
        selector,
        false,
      ]);
    await page.getByText('1 Main Street').waitFor();
  }
});
