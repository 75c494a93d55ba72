import { readFileSync, writeFileSync } from 'node:fs';
import type { FrameLocator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { sharedBrowser } from './launchBrowser.ts';
import { sharedPreview } from './startPreview.ts';

type OpenPreview = {
  /** The text of the site file with which every test begins. */
  good: string;
  /** Where the site file is. */
  file(): string;
  read(): string;
  write(text: string): void;
  /**
   * Opens an address of the preview in a browser that has stored nothing. The page is closed after the test.
   * `prepare` is done with the empty page.
   */
  visit(
    address: string,
    options?: { width?: number | undefined; prepare?: (page: Page) => Promise<unknown> },
  ): Promise<Page>;
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
export function openPreview(): OpenPreview {
  const { source: good } = fixtureSite('specification');
  let running: Awaited<ReturnType<typeof sharedPlace>> | undefined;
  let isStopped = false;
  const failures: string[] = [];

  beforeAll(async () => {
    running = await sharedPlace();
  });
  beforeEach(async () => {
    failures.length = 0;
    writeFileSync(file(), good);
    if (isStopped) await startAgain();
  });
  afterEach(async () => {
    await current().leave();
    if (failures.length > 0) throw new Error(failures.join('\n'));
  });

  const current = () => {
    if (!running) throw new Error('The preview is open only while the tests of a file run.');
    return running;
  };
  const file = () => current().preview.site;
  const startAgain = async () => {
    await current().preview.startAgain();
    isStopped = false;
  };
  const visit: OpenPreview['visit'] = async (address, { width = 1440, prepare } = {}) => {
    const { preview, context } = current();
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    page.on('pageerror', ({ message }) => failures.push(message));
    await prepare?.(page);
    await page.goto(preview.address(address));
    return page;
  };
  return {
    good,
    file,
    read: () => readFileSync(file(), 'utf8'),
    write: (text) => writeFileSync(file(), text),
    visit,
    async stop() {
      isStopped = true;
      await current().preview.stop();
    },
    startAgain,
    async openWindow(path, width) {
      const page = await visit(`/_fascia/#${path}`, { width });
      // On a phone, it opens with the page as on a phone.
      const shown = page.frameLocator('iframe[title^="The page on a"]').first();
      await shown.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
  };
}

let shared: ReturnType<typeof startPlace> | undefined;

/** A preview and a browser profile for all tests of a worker: a profile that has loaded the window loads it sooner. */
function sharedPlace() {
  shared ??= startPlace().catch((error: unknown) => {
    shared = undefined; // One slow start is no reason for all files after it to fail.
    throw error;
  });
  return shared;
}

async function startPlace() {
  const [preview, browser] = await Promise.all([sharedPreview(), sharedBrowser()]);
  const context = await browser.newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const { window, pages } = preview.origins;
  const place = {
    preview,
    context,
    /** Closes every page, and takes away what they have stored and what stood in for other hosts. */
    async leave() {
      const opened = context.pages().filter((page) => page !== blank);
      await Promise.all(opened.map((page) => page.close()));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all(
        [window, pages].map((origin) =>
          session.send('Storage.clearDataForOrigin', {
            origin,
            storageTypes: 'cookies,local_storage,indexeddb',
          }),
        ),
      );
    },
  };
  // What is asked for first is compiled first: a part of the start, not of the first test, and longer.
  context.setDefaultTimeout(150_000);
  const page = await context.newPage();
  await page.goto(preview.address('/_fascia/#/'));
  await shownOn(page).getByRole('heading', { level: 1 }).waitFor();
  await place.leave();
  // Sooner than the test itself gives up, so that it is told which step never came.
  context.setDefaultTimeout(30_000);
  return place;
}

/** The page of the site on a screen of the window. */
export function shownOn(page: Page, screen = 'desktop'): FrameLocator {
  return page.frameLocator(`iframe[title^="The page on a ${screen}"]`);
}
