import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { launchBrowser } from './launchBrowser.ts';
import { startPreview } from './startPreview.ts';

export type OpenPreview = {
  /** The text of the site file with which every test begins. */
  good: string;
  /** Where the site file is. */
  file(): string;
  read(): string;
  write(text: string): void;
  /** Opens an address of the preview in a browser profile of its own, which ends with the test. */
  visit(address: string, width?: number): Promise<Page>;
  /** Ends the server, and starts it again at the same address. */
  stop(): Promise<void>;
  startAgain(): Promise<void>;
  /** Opens the window on a page of the site. */
  openWindow(path: string, width?: number): Promise<Page>;
};

/**
 * A preview of a copy of the project, for the tests of a file: call it once, at the top. A page that
 * throws fails its test.
 */
export function openPreview(port: number): OpenPreview {
  const { source: good } = fixtureSite('specification');
  let running: { preview: Awaited<ReturnType<typeof startPreview>>; browser: Browser } | undefined;
  let pages: Page[] = [];
  const failures: string[] = [];

  beforeAll(async () => {
    const [preview, browser] = await Promise.all([startPreview(port), launchBrowser()]);
    running = { preview, browser };
    // What is asked for first is compiled first: a part of the start, not of the first test.
    const page = await browser.newPage();
    await page.goto(preview.address('/_fascia/#/'));
    await shownOn(page).getByRole('heading', { level: 1 }).waitFor();
    await page.close();
  });
  afterAll(async () => {
    await running?.browser.close();
    await running?.preview.close();
  });
  beforeEach(() => {
    failures.length = 0;
    writeFileSync(file(), good);
  });
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.context().close()));
    pages = [];
    if (failures.length > 0) throw new Error(failures.join('\n'));
  });

  const current = () => {
    if (!running) throw new Error('The preview is open only while the tests of a file run.');
    return running;
  };
  const file = () => current().preview.site;
  const visit = async (address: string, width = 1440) => {
    const { preview, browser } = current();
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Sooner than the test itself gives up, so that it is told which step never came.
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    pages.push(page);
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.goto(preview.address(address));
    return page;
  };
  return {
    good,
    file,
    read: () => readFileSync(file(), 'utf8'),
    write: (text) => writeFileSync(file(), text),
    visit,
    stop: () => current().preview.stop(),
    startAgain: () => current().preview.startAgain(),
    async openWindow(path, width) {
      const page = await visit(`/_fascia/#${path}`, width);
      await shownOn(page).getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
  };
}

/** The page of the site on a screen of the window. */
export function shownOn(page: Page, screen = 'desktop'): FrameLocator {
  return page.frameLocator(`iframe[title^="The page on a ${screen}"]`);
}
