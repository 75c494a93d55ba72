import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringReact, movePointer } from './harness/bringReact.ts';
import { launchBrowser } from './harness/launchBrowser.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();

/** Says `later` where the last section is, or was, laid out late. */
const lateness = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.querySelector('main > section:last-of-type') ?? document.body)
        .animationName,
  );

test('the page is kept whole for back and forward, also with React on it', async () => {
  const browser = await launchBrowser(['--disable-back-forward-cache']);
  try {
    const context = await browser.newContext();
    const [page, witness] = [await context.newPage(), await context.newPage()];
    await witness.goto(`${site.origin()}/robots.txt`);
    await page.bringToFront();
    await page.goto(`${site.origin()}/`);
    await movePointer(page);
    await page.waitForFunction(() => history.state !== null); // React's navigation has begun
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        localStorage.setItem('was kept', String(persisted));
      }),
    );
    await page.goto(`${site.origin()}/sitemap.xml`);
    // Playwright loses sight of a page that comes back whole, so another one looks.
    page.evaluate(() => history.back()).catch(() => {});
    const wasKept = () => witness.evaluate(() => localStorage.getItem('was kept'));
    await expect.poll(wasKept, { timeout: 10_000 }).toBe('true');
  } finally {
    await browser.close();
  }
});

describe('back and reload lead to where a page was left', () => {
  /** The home page on a phone, which notes where it is left, as late as it can: till then, it may move. */
  const visitHome = () =>
    site.visit('/', {
      prepare: (page) =>
        page.addInitScript(() =>
          addEventListener('pagehide', () => {
            if (location.pathname === '/') sessionStorage.setItem('left', String(scrollY));
          }),
        ),
    });
  const left = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('left')));
  const place = (page: Page) => page.evaluate(() => scrollY);
  const scrollToEnd = (page: Page) =>
    page.evaluate(() => scrollTo({ top: Number.MAX_SAFE_INTEGER, behavior: 'instant' }));

  test('a long one, although its end is laid out late', async () => {
    const { page } = await visitHome();
    // Far down, but not farther than the page goes once all of it is laid out; by the wheel: where a
    // script has scrolled while sections came to be laid out, Chrome itself may go back to a wrong place.
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => place(page)).toBe(2500);
    expect(await lateness(page)).toBe('later');
    await page.reload();
    // The browser goes there as soon as the page is that long, and a guessed length leads elsewhere.
    expect(await lateness(page)).toBe('none');
    expect(await left(page)).toBeGreaterThan(1000);
    await expect.poll(() => place(page)).toBe(await left(page));
    await page.goto(`${site.origin()}/affiliates`);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(await left(page));
  });

  test('at its end, with the room for the banner, on a slow phone', async () => {
    const { page, context } = await visitHome();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    const isAtEnd = async () => {
      await scrollToEnd(page);
      return page.evaluate(
        () => scrollY > 1000 && scrollY + innerHeight >= document.documentElement.scrollHeight,
      );
    };
    await expect.poll(isAtEnd).toBe(true);
    await page.reload();
    const end = await left(page);
    await expect.poll(() => place(page)).toBe(end);
    await page.goto(`${site.origin()}/affiliates`);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(end);
    expect(await left(page)).toBe(end);
  });
});

test('fetches the pages of links in view ahead, also of those that are drawn late', async () => {
  const visit = await site.visit('/affiliate-join');
  const { page } = visit;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await bringReact(page);
  await page.locator('a[href="/affiliates"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Affiliate Resources' }).waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain('/data/buy-media.json');
});

test('back from a place within a page, it stays laid out as a whole', async () => {
  const { page } = await site.visit('/affiliates');
  await bringReact(page);
  const id = await page.locator('main > section[id]').first().getAttribute('id');
  await page.evaluate((hash) => location.assign(`#${hash}`), id);
  await page.waitForFunction(() => document.querySelector(':target'));
  await page.goBack();
  expect(await page.evaluate(() => document.querySelector(':target'))).toBeNull();
  const waiting = await page.evaluate(() =>
    document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'later'),
  );
  expect(waiting).toEqual([]);
});

test.each([true, false])(
  'comes to a place within a page by its address, and stays there (JavaScript: %s)',
  async (javaScript) => {
    const { page } = await site.visit('/affiliates', { javaScript });
    const id = await page.locator('main > section[id]').first().getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`${site.origin()}/affiliates#${id}`);
    // All sections before it are as high as they will be.
    expect(await lateness(page)).toBe('none');
    await page.waitForTimeout(1600);
    const header = await page.getByRole('banner').first().boundingBox();
    const place = await page.locator(`#${id}`).boundingBox();
    const gap = (place?.y ?? Number.NaN) - (header?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(30);
  },
);
