import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreview, type Preview } from '#preview/createPreview.ts';
import { type SiteCopy, copyFixture } from '#tests/sites/copyFixture.ts';
import { sharedBrowser } from '../harness/launchBrowser.ts';
import { shownOn } from '../harness/openPreview.ts';

const root = mkdtempSync(join(tmpdir(), 'fascia-remote-'));
let site: SiteCopy;
let preview: Preview;

/** A preview that other machines reach by a name, which here is that of this machine. */
beforeAll(async () => {
  site = copyFixture('small', root);
  preview = await createPreview({
    root,
    port: 5390,
    host: '127.0.0.1',
    open: false,
    onRead: () => {},
  });
});
afterAll(async () => {
  await preview?.close();
  rmSync(root, { recursive: true, force: true });
});

test('opens with the printed address, and is the window from then on', async () => {
  const browser = await sharedBrowser();
  const page = await (await browser.newContext()).newPage();
  await page.goto(preview.window);
  await shownOn(page).getByRole('heading', { name: 'Earn £250' }).waitFor();
  // The address alone would do for a reload; the cookie is what the socket has.
  await page.goto(preview.window.replace(/\?.*/, ''));
  await shownOn(page).getByRole('heading', { name: 'Earn £250' }).waitFor();
  site.write(site.source.replace('headline: Earn', 'headlin: Earn'));
  // Only the window hears what is written in the file.
  await page.getByText('headlin: Earn').first().waitFor();
  site.write(site.source);
  await expect.poll(() => page.getByText('headlin: Earn').count()).toBe(0);
  await page.context().close();
});

test('opens for nobody else, and for no other name', async () => {
  const { window, pages } = preview.origins;
  expect(new URL(window).hostname).toBe('127.0.0.1');
  expect(await (await fetch(`${window}/_fascia/`)).text()).not.toContain('fascia-token');
  expect((await fetch(`${window}/_fascia/?token=guessed`)).status).toBe(403);
  expect((await fetch(`${window}/_fascia/source`)).status).toBe(403);
  const { port } = new URL(pages);
  const elsewhere = await fetch(`http://localhost:${port}/`, { redirect: 'manual' });
  expect(elsewhere.status).toBe(302);
  expect((await fetch(`${pages}/`, { headers: { accept: 'text/html' } })).status).toBe(200);
});
