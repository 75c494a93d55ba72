import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { createPreview, type Preview } from '#preview/createPreview.ts';
import { buildFixture } from '#tests/sites/buildFixture.ts';
import { quoteComponent, quoteFields, siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { sharedBrowser } from './harness/launchBrowser.ts';
import { openSite } from './harness/openSite.ts';

const counter = { name: /^I agree/ };

describe('a built site with a block of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-own-'));
  const site = siteWithQuote(folder);
  beforeAll(async () => {
    await buildFixture(site, join(folder, 'dist'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { visit } = openSite(join(folder, 'dist'));

  test('hydrates it: the first press counts, after a link as well', async () => {
    const { page } = await visit('/');
    const button = page.getByRole('button', counter);
    await button.click();
    await expect.poll(() => button.textContent()).toBe('I agree: 1');
    await page.getByRole('link', { name: 'how to join' }).click();
    await page.waitForURL(/\/join/);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(() => button.textContent()).toBe('I agree: 0');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('I agree: 1');
  });

  test('goes on without one that throws while it is loaded', async () => {
    const body = 'throw new Error("Not in this browser.");';
    const { page } = await visit('/', {
      expectedErrors: [/Not in this browser/, /Minified React error/],
      prepare: async (empty) =>
        empty.route('**/Quote-*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        ),
    });
    await page.getByRole('button', counter).click();
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.allTextContents()).toEqual(['This part could not be shown.']);
  });
});

describe('the preview of a site with a block of its own', () => {
  let folder: string;
  /** The folder of the site by a link, as npm and others make them. */
  let root: string;
  let preview: Preview;
  let page: Page;
  const write = (name: string, text: string) => writeFileSync(join(root, 'blocks', name), text);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fascia-preview-'));
    root = join(folder, 'linked');
    symlinkSync(siteWithQuote(join(folder, 'site')).folder, root);
    preview = await createPreview({ root, port: 5295, open: false, onRead: () => {} });
  });
  afterAll(async () => {
    await preview?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    const browser = await sharedBrowser();
    page = await browser.newPage();
    await page.goto(preview.origins.pages);
  });
  afterEach(() => page.close());

  test('loads the page again when a component changes, at the same height', async () => {
    const button = page.getByRole('button', counter);
    await button.waitFor();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    write('Quote.tsx', quoteComponent.replace('{more}: ', '{more} already: '));
    await expect.poll(() => button.textContent()).toBe('I agree already: 0');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    write('Quote.tsx', quoteComponent);
    await expect.poll(() => button.textContent()).toBe('I agree: 0');
  });

  test('leaves the window as it is when a component changes', async () => {
    await page.goto(preview.window);
    const shown = page.frameLocator('iframe').first();
    await shown.getByRole('button', counter).waitFor();
    await shown.getByRole('heading', { level: 1 }).dblclick();
    const typed = page.getByRole('textbox', { name: 'headline' });
    await typed.fill('Not saved yet');
    write('Quote.tsx', quoteComponent.replace('{more}: ', '{more} already: '));
    await shown.getByText('I agree already: 0').waitFor();
    expect(await typed.inputValue()).toBe('Not saved yet');
    write('Quote.tsx', quoteComponent);
    await shown.getByText('I agree: 0').waitFor();
  });

  test('says what is wrong with a block and where, and shows it when it is right', async () => {
    const wrong = page.getByRole('region', { name: 'wrong in site.yaml' });
    write('quote.ts', quoteFields.replace('by: line', 'by: word'));
    await wrong.getByText('blocks/quote.ts:8:9').waitFor();
    expect(await page.getByText('A neighbour').isVisible()).toBe(true);
    write('quote.ts', quoteFields.replace('by: line', 'by: line.max(5)'));
    await wrong.getByText(/^error site\.yaml:/).waitFor();
    write('quote.ts', quoteFields);
    write('Quote.tsx', quoteComponent.replace('figure css', 'figure = css'));
    await wrong.getByText('blocks/Quote.tsx:').waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
    write('Quote.tsx', quoteComponent);
    await wrong.waitFor({ state: 'hidden' });
    await page.getByRole('button', counter).waitFor();
  });
});
