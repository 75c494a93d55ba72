import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringReact } from './harness/bringReact.ts';
import { calendly, metaPixel, outsidePages, videoPlayers } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

const everybody = () => [
  ...metaPixel().fakes,
  calendly(),
  ...videoPlayers(),
  outsidePages(/\.aislezero\.example$/),
];
const banner = (page: Page) => page.locator('#_consent');
const preconnects = (page: Page) =>
  page
    .locator('link[rel="preconnect"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the question of the specification’s site', () => {
  const site = openSite();

  test('moves nothing on the page when it comes and when it goes', async () => {
    const { page } = await site.visit('/', { fakes: everybody() });
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.waitForTimeout(400);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(0.006);
  });

  test('leaves the page where it is when the focus goes back to what had it, low on the screen', async () => {
    const profile = { viewport: 'desktop', reducedMotion: true, fakes: everybody() } as const;
    const { page } = await site.visit('/affiliates', profile);
    await banner(page).waitFor();
    const before = page.getByRole('link', { name: /AFFILIATE LOGIN/ });
    await before.focus();
    await before.evaluate((link) => {
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 20 });
    });
    const place = await page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.waitForTimeout(100);
    expect(await before.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test.each(['narrow', 'phone', 'desktop'] as const)(
    'never covers what has the focus (%s)',
    async (viewport) => {
      // Without motion the page does not glide to the focus, so it is there at once.
      const profile = { viewport, reducedMotion: true, fakes: everybody() };
      const { page } = await site.visit('/buy-media', profile);
      await banner(page).waitFor();
      const covered: string[] = [];
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        await page.waitForTimeout(60);
        const name = await page.evaluate(() => {
          const focused = document.activeElement;
          const question = document.getElementById('_consent');
          if (!focused || !question || question.contains(focused)) return null;
          const one = focused.getBoundingClientRect();
          const other = question.getBoundingClientRect();
          const isInside =
            one.top >= other.top &&
            one.bottom <= other.bottom &&
            one.left >= other.left &&
            one.right <= other.right;
          return isInside ? focused.outerHTML : null;
        });
        if (name !== null) covered.push(name);
      }
      expect(covered).toEqual([]);
    },
  );

  test('lies wholly on the narrowest screen, with both answers as large as a finger', async () => {
    const { page } = await site.visit('/', { viewport: 'narrow', fakes: everybody() });
    const box = await banner(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    for (const name of ['Accept', 'Reject']) {
      const button = await page.getByRole('button', { name }).boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('names the companies, each with what it says itself', async () => {
    const { page } = await site.visit('/', { fakes: everybody() });
    await page.getByText('Who gets to know about it').click();
    const link = banner(page).getByRole('link', { name: /Meta/ });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.facebook\.com\/privacy/);
  });

  test('does not nag where the browser has said no (Global Privacy Control)', async () => {
    const pixel = metaPixel();
    const prepare = (empty: Page) =>
      empty.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
    const { page } = await site.visit('/', { fakes: pixel.fakes, prepare });
    await page.waitForTimeout(400);
    expect(await banner(page).isVisible()).toBe(false);
    expect(pixel.events).toEqual([]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByText(/Global Privacy Control/).waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.goto(`${site.origin()}/buy-media`);
    await expect.poll(() => pixel.events.map(({ path }) => path)).toContain('/buy-media');
  });

  test('an answer in one tab counts in the others at once', async () => {
    const pixel = metaPixel();
    const { page, context } = await site.visit('/', { fakes: pixel.fakes });
    const other = await context.newPage();
    await other.goto(`${site.origin()}/buy-media`);
    await page.getByRole('button', { name: 'Accept' }).click();
    await banner(other).waitFor({ state: 'hidden' });
    await expect
      .poll(() => pixel.events.map(({ path }) => path).toSorted())
      .toEqual(['/', '/buy-media']);
  });
});

describe('with every category asked for', () => {
  const site = openSite(
    variantSite('specification', (source) =>
      replaceAll(source, [
        '  settings: Cookie settings\n',
        `  settings: Cookie settings
  save: Keep my choice
  categories:
    marketing: { label: Advertising, text: We tell Meta which pages you visit. }
    embeddedMedia:
      label: Videos
      text: Videos play at once.
      ask: The video’s host will know that you watch it.
      once: Play this once
      always: Always play videos
    scheduling:
      label: Calendar
      text: The calendar is shown at once.
      ask: The calendar is run by Calendly.
      once: Show it this once
      always: Always show it
`,
      ]),
    ),
  );

  test('takes what is ticked, and nothing is ticked before', async () => {
    const { page } = await site.visit('/', { viewport: 'narrow', fakes: everybody() });
    const boxes = banner(page).getByRole('checkbox');
    await boxes.first().waitFor();
    expect(
      await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)),
    ).toEqual([false, false, false]);
    await banner(page)
      .getByLabel(/Videos/)
      .check();
    await page.getByRole('button', { name: 'Keep my choice' }).click();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''));
    expect(kept.answers).toEqual({ marketing: false, embeddedMedia: true, scheduling: false });
    await page.getByRole('button', { name: /^Play video: How zero/ }).click();
    await page.locator('iframe').waitFor();
  });

  test('shows every answer on the narrowest screen at once, and covers no choice that has the focus', async () => {
    const { page } = await site.visit('/', { viewport: 'narrow', fakes: everybody() });
    const answers = banner(page).getByRole('button');
    await answers.first().waitFor();
    const tops = await answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        return above === button ? y : null;
      }),
    );
    expect(tops).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
    for (const box of await banner(page).getByRole('checkbox').all()) {
      await box.focus();
      const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
      const { y: top = 0 } = (await answers.first().boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(top);
    }
  });

  test('a calendar asks in its place: this once', async () => {
    const { page, outside } = await site.visit('/congratulations', { fakes: everybody() });
    await page.getByText('The calendar is run by Calendly.').waitFor();
    await page.waitForTimeout(400);
    expect(outside.requests).toEqual([]);
    await page.getByRole('button', { name: 'Show it this once' }).click();
    await page.locator('iframe').waitFor();
    await page.reload();
    await page.getByText('The calendar is run by Calendly.').waitFor();
  });

  test('a calendar asks in its place: always, until the settings say otherwise', async () => {
    const { page } = await site.visit('/congratulations', { fakes: everybody() });
    await page.getByRole('button', { name: 'Always show it' }).click();
    await page.locator('iframe').waitFor();
    expect(await banner(page).isVisible()).toBe(true); // nobody has answered for the rest
    await page.goto(`${site.origin()}/mid-qualified`);
    await page.locator('iframe').waitFor();
    expect(await preconnects(page)).toEqual(['https://booking.aislezero.example']);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('The calendar is run by Calendly.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('a video asks in its place, with the focus on the question', async () => {
    const { page, outside } = await site.visit('/', { fakes: everybody() });
    await page.getByRole('button', { name: /^Play video: How zero/ }).click();
    const question = page.getByRole('group', { name: 'Videos' });
    await question.waitFor();
    expect(await question.evaluate((group) => group === document.activeElement)).toBe(true);
    expect(outside.requests).toEqual([]);
    expect(await preconnects(page)).toEqual([]);
    await page.getByRole('button', { name: 'Always play videos' }).click();
    await page.locator('iframe').waitFor();
    // From now on, coming near to a video is enough to connect to its host.
    await page.reload();
    await bringReact(page);
    expect(await preconnects(page)).toEqual([]);
    await page.getByRole('button', { name: /^Play video: How zero/ }).hover();
    await expect.poll(() => preconnects(page)).toHaveLength(1);
  });
});
