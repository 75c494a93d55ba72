import { expect, test } from 'vitest';
import { movePointer } from './harness/bringReact.ts';
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
