import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#tests/endToEnd/harness/launchBrowser.ts';
import { startPreview } from '#tests/endToEnd/harness/startPreview.ts';
import { withRoutes } from '#tests/preview/withRoutes.ts';
import type { Bench } from './Bench.ts';

/** From the save of site.yaml to the painted change, in milliseconds. */
const most = { 7: 150, 1000: 150 };
const tries = 11;
const before = 'headline: Affiliate Resources';

export const live: Bench = {
  name: 'live',
  about: 'from the save of site.yaml to the painted change in an open page (median and best of 11)',
  async run() {
    const preview = await startPreview(5320);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const rows: (string | number)[][] = [];
      const faults: string[] = [];
      for (const count of [7, 1000] as const) {
        const source = withRoutes(preview.source, count);
        writeFileSync(preview.site, source);
        await page.waitForTimeout(count === 7 ? 1000 : 15_000);
        await page.goto(preview.address('/affiliates'));
        await page.getByRole('heading', { level: 1 }).waitFor();
        const times: number[] = [];
        for (let index = 0; index < tries; index++) {
          const text = `Resources ${count} ${index}`;
          times.push(
            await timeOf(page, text, () =>
              writeFileSync(preview.site, source.replace(before, `headline: ${text}`)),
            ),
          );
          await page.waitForTimeout(count === 7 ? 300 : 6000);
        }
        const sorted = times.toSorted((a, b) => a - b);
        const [best = 0, median = 0] = [sorted[0], sorted[Math.floor(tries / 2)]];
        rows.push([count, source.length, median.toFixed(0), best.toFixed(0), most[count]]);
        if (median > most[count]) faults.push(`${count} routes take too long`);
      }
      return { columns: ['routes', 'characters', 'ms', 'best', 'promised'], rows, faults };
    } finally {
      await browser.close();
      await preview.close();
    }
  },
};

/** How long it takes until a headline with the text was painted. */
async function timeOf(page: Page, text: string, save: () => void): Promise<number> {
  // As a string: what compiles this file puts names into functions that a page does not know.
  const painted = page.evaluate<number>(`new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== ${JSON.stringify(text)}) return;
      observer.disconnect();
      // The frame after the next has the change in it.
      requestAnimationFrame(() => requestAnimationFrame(() => done(Date.now())));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  })`);
  await page.waitForTimeout(100);
  const start = Date.now();
  save();
  return (await painted) - start;
}
