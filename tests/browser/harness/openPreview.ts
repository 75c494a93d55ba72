import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createPreview } from '#preview/createPreview.ts';
import { launchBrowser } from './launchBrowser.ts';

export type OpenPreview = {
  /** The text of the project's site file, with which every test begins. */
  good: string;
  /** Where the copy of the site file is. */
  file(): string;
  read(): string;
  write(text: string): void;
  /** Opens an address of the preview in a page of its own, which ends with the test. */
  visit(address: string, size?: { width: number; height: number }): Promise<Page>;
};

/**
 * The preview of a copy of the project, for the tests of a file: call it once, at the top. The copy
 * stands inside the project, so that packages are found. A page that throws fails its test.
 */
export function openPreview(port: number): OpenPreview {
  const project = process.cwd();
  const good = readFileSync(join(project, 'site.yaml'), 'utf8');
  let running: { root: string; server: ViteDevServer; browser: Browser } | undefined;
  let pages: Page[] = [];
  const failures: string[] = [];

  beforeAll(async () => {
    mkdirSync(join(project, '.fascia'), { recursive: true });
    const root = mkdtempSync(join(project, '.fascia/preview-'));
    for (const name of ['src', 'schema', 'media', 'package.json', 'tsconfig.json']) {
      cpSync(join(project, name), join(root, name), { recursive: true });
    }
    writeFileSync(join(root, 'site.yaml'), good);
    const [server, browser] = await Promise.all([
      createPreview({ root, file: 'site.yaml', port, open: false, onRead: () => {} }),
      launchBrowser(),
    ]);
    running = { root, server, browser };
  });
  afterAll(async () => {
    await running?.browser.close();
    await running?.server.close();
    if (running) rmSync(running.root, { recursive: true, force: true });
  });
  beforeEach(() => {
    failures.length = 0;
  });
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.context().close()));
    pages = [];
    writeFileSync(current().file, good);
    if (failures.length > 0) throw new Error(failures.join('\n'));
  });

  const current = () => {
    if (!running) throw new Error('The preview is open only while the tests of a file run.');
    return { ...running, file: join(running.root, 'site.yaml') };
  };
  return {
    good,
    file: () => current().file,
    read: () => readFileSync(current().file, 'utf8'),
    write: (text) => writeFileSync(current().file, text),
    async visit(address, viewport = { width: 1440, height: 900 }) {
      const { server, browser } = current();
      const context = await browser.newContext({ viewport });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const page = await context.newPage();
      pages.push(page);
      page.on('pageerror', ({ message }) => failures.push(message));
      const [origin = ''] = server.resolvedUrls?.local ?? [];
      await page.goto(new URL(address, origin).href);
      return page;
    },
  };
}
