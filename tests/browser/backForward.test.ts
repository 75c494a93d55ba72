import { expect, test } from 'vitest';
import { bringReact, movePointer } from './harness/bringReact.ts';
import { launchBrowser } from './harness/launchBrowser.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();

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

test('back and reload lead to where a long page was left, although its end is laid out late', async () => {
  const { page } = await site.visit('/', { context: { viewport: { width: 390, height: 844 } } });
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight * 0.8, behavior: 'instant' });
    // As late as can be: what is laid out late above the place moves it.
    addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY)));
  });
  const place = () => page.evaluate(() => scrollY);
  const lateness = () =>
    page.evaluate(
      () =>
        getComputedStyle(document.querySelector('main > section:last-of-type') ?? document.body)
          .animationName,
    );
  expect(await lateness()).toBe('later');
  await page.reload();
  // The browser goes there as soon as the page is that long, and a guessed length leads elsewhere.
  expect(await lateness()).toBe('none');
  const left = await page.evaluate(() => Number(sessionStorage.getItem('left')));
  expect(left).toBeGreaterThan(1000);
  await expect.poll(place).toBe(left);
  await page.goto(`${site.origin()}/affiliates`);
  await page.goBack();
  await expect.poll(place).toBe(left);
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
