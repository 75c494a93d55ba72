import type { Browser, Page } from 'playwright-core';

/** Milliseconds, but for `shift`, which is a share of the screen, and `bytes`. */
export type Visit = {
  first: number;
  largest: number;
  shift: number;
  /** Time in tasks after the first sign of presence, and the longest of them. */
  script: number;
  longestTask: number;
  /** Of all that was loaded before the first sign of presence, as it was sent, without headers. */
  bytes: number;
};

const slow4G = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  offline: false,
};

/** Opens a page as on a cheap phone, waits until it is quiet, and gives the first sign of presence. */
export async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: 'tests/bench/observePaint.js' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Performance.enable');
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(700);
    const bytes = await page.evaluate(loadedBytes);
    const before = await taskTime();
    await page.mouse.move(50, 50);
    await page.waitForTimeout(2000);
    const script = (await taskTime()) - before;
    return { ...(await readFigures(page)), script, bytes };

    async function taskTime() {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
    }
  } finally {
    await context.close();
  }
}

function readFigures(page: Page): Promise<Omit<Visit, 'script' | 'bytes'>> {
  return page.evaluate(() => ({
    ...(window as unknown as { figures: Omit<Visit, 'script' | 'bytes' | 'first'> }).figures,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
}

/** Runs inside the page. */
function loadedBytes(): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
