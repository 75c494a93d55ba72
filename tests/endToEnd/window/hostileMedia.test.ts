import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPreview } from '../harness/openPreview.ts';

const { visit, file } = openPreview();

/** Writes what it could do into its own title, whatever form it comes in. */
const script = `document.title = 'ran'; fetch('/_fascia/').catch(() => {})`;
const files: Readonly<Record<string, string>> = {
  'page.html': `<script>${script}</script>`,
  'page.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><script>${script}</script></head></html>`,
  'page.xml': `<x><s xmlns="http://www.w3.org/1999/xhtml"><script>${script}</script></s></x>`,
  'page.js': script,
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`,
  'words.svg': `<html><script>${script}</script></html>`,
  'photo.jpg': `<html><script>${script}</script></html>`,
  'menu.docx': `<html><script>${script}</script></html>`,
  'menu.pdf':
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n',
};
const placeOf = (name: string) => join(dirname(file()), 'media', name);
beforeEach(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(placeOf(name), text);
});
afterEach(() => {
  for (const name of Object.keys(files)) rmSync(placeOf(name));
});

/** What somebody meets who opens an address, as far as the browser opens it at all. */
async function open(page: Page, address: string) {
  const downloading = page.waitForEvent('download', { timeout: 2000 }).then(
    () => 'saved',
    () => 'opened',
  );
  const response = await page.goto(address).catch(() => undefined);
  return { came: response ? 'opened' : await downloading, response };
}

test.each(Object.keys(files))(
  'a file of media/ runs nothing when it is opened: %s',
  async (name) => {
    const page = await visit('/');
    const { came, response } = await open(page, `${new URL(page.url()).origin}/media/${name}`);
    const isDocument = /\.(?:svg|jpg|pdf)$/.test(name);
    expect(came).toBe(isDocument ? 'opened' : 'saved');
    expect(response?.status() ?? 200).toBe(200);
    expect(await page.title()).not.toBe('ran');
  },
);

test('a PDF is shown by the viewer of Chromium, which a sandbox would block', async () => {
  const page = await visit('/');
  const { response } = await open(page, `${new URL(page.url()).origin}/media/menu.pdf`);
  expect(response?.headers()).not.toHaveProperty('content-security-policy');
  expect(response?.headers()).toHaveProperty('x-content-type-options', 'nosniff');
  await expect
    .poll(() =>
      page
        .frames()
        .map((frame) => frame.url())
        .join(' '),
    )
    .toMatch(/extension:/);
});

test('the origin of the window has no file of media/', async () => {
  const page = await visit('/_fascia/#/');
  const home = new URL(page.url()).origin;
  for (const name of Object.keys(files)) {
    const answer = await page.request.get(`${home}/media/${name}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, `${home}/_fascia/`]);
  }
});
