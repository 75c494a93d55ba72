import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openText } from '#edit/openText.ts';
import { setValue } from '#edit/setValue.ts';
import type { Found } from '#preview/EditApi.ts';
import { readFields } from '#load/readFields.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { launchBrowser } from './harness/launchBrowser.ts';
import { startPreview } from './harness/startPreview.ts';

let preview: Awaited<ReturnType<typeof startPreview>>;
let browser: Browser;
let page: Page;
let marked: string;

beforeAll(async () => {
  [preview, browser] = await Promise.all([startPreview(5315), launchBrowser()]);
  marked = writeLines(preview.source);
  const context = await browser.newContext({
    viewport: { width: 1200, height: 800 },
    permissions: ['clipboard-write'],
  });
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

/** Every text of the file with the number of its line at its end: what the page must lead to. */
function writeLines(source: string): string {
  const text = openText(source);
  const edits = (readFields(source)?.fields ?? []).flatMap(({ path, kind, scalar }) => {
    // The accessible name of a button must begin with its label.
    const isTied =
      path.at(-1) === 'label' && text.document.hasIn([...path.slice(0, -1), 'accessibleLabel']);
    if (!wordKinds.has(String(kind)) || path[0] === 'theme' || isTied) return [];
    const line = source.slice(0, scalar.start).split('\n').length;
    const value = `${scalar.template ?? scalar.value}⟦${line}⟧`;
    return setValue(text, { path: [...path], value });
  });
  return applyEdits(source, edits);
}

const wordKinds = new Set(['text', 'title', 'alt', 'richText']);

/** Opens a page of the site as it is. */
async function show(path: string) {
  writeFileSync(preview.site, preview.source);
  await page.goto(preview.address(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(async () => (await texts()).join('').includes('⟦')).toBe(false);
}

/** What the page says of an element, or of a letter of its first text. */
function placeOf(element: Locator, letter?: number) {
  return element.evaluate(async (node, offset) => {
    const found: Found | undefined = await window.fasciaPage?.placeOf(
      offset === undefined ? node : (node.firstChild ?? node),
      offset,
    );
    const [first] = found?.values ?? [];
    return (
      found && {
        open: found.open.line,
        section: found.section,
        written: first?.place.written,
        origins: first?.place.origins,
        values: found.values.map(({ place }) => [String(place.path.at(-1)), place.form.kind]),
      }
    );
  }, letter);
}

/** The number of the first line that a pattern finds, `by` lines further down. */
function lineOf(pattern: RegExp, by = 0): number {
  return preview.source.split('\n').findIndex((row) => pattern.test(row)) + 1 + by;
}

/** Every text of the page, in order. */
function texts(): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('#_root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      found.push(node.textContent ?? '');
    return found;
  });
}

type Told = { open: number; lines: number[]; names: string[] } | null;

/** What the page says of every text, in the same order. */
function places(): Promise<Told[]> {
  return page.evaluate(async () => {
    const walker = document.createTreeWalker(
      document.querySelector('#_root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: Told[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place: Found | undefined = await window.fasciaPage?.placeOf(node);
      const origins = place?.values[0]?.place.origins ?? [];
      found.push(
        place
          ? {
              open: place.open.line,
              lines: place.values.map((value) => value.place.line),
              names: origins.map(({ line }) => String(line)),
            }
          : null,
      );
    }
    return found;
  });
}

describe('from page to line', () => {
  test.each([
    '/',
    '/buy-media',
    '/congratulations',
    '/mid-qualified',
    '/not-qualified',
    '/affiliates',
    '/affiliate-join',
    '/nowhere',
  ])('leads every text of %s to its line', async (path) => {
    await show(path);
    const shown = await texts();
    const told = await places();
    writeFileSync(preview.site, marked);
    await expect.poll(async () => (await texts()).join('').includes('⟦')).toBe(true);
    const wanted = (await texts()).map((text) =>
      [...text.matchAll(/⟦(\d+)⟧/g)].map(([, line]) => Number(line)),
    );
    const judged = wanted.flatMap((lines, index) =>
      lines.length === 0 ? [] : [{ text: shown[index], lines, told: told[index] }],
    );
    expect(judged.length).toBeGreaterThan(15);
    const wrong = judged.filter(({ lines, told: place }) => {
      const isThere = lines.some((line) => place?.lines[0] === line);
      const opens = lines.includes(place?.open ?? 0) || place?.names.includes(String(place.open));
      return !isThere || !opens;
    });
    expect(wrong).toEqual([]);
  });

  test('leads to what the page says only now', async () => {
    await show('/affiliates');
    await page.getByRole('button', { name: 'Copy to Clipboard: Zero' }).click();
    const button = page.getByRole('button', { name: /Zero Commission Hook/ });
    await expect.poll(() => button.innerText()).toBe('Copied!');
    expect(await placeOf(button, 1)).toMatchObject({ open: lineOf(/copiedLabel: Copied!/) });
  });

  test('leads from a figure to the constant, and says where else it is used', async () => {
    await show('/affiliate-join');
    const found = await placeOf(page.getByText('Up to £250 per lead'), 'Up to £2'.length);
    expect(found).toMatchObject({
      open: lineOf(/gold: /),
      written: 'Up to ${constants.tiers.gold.payout | money} per lead that joins.',
      origins: [{ name: 'constants.tiers.gold.payout', useCount: 2 }],
    });
    expect(await placeOf(page.getByText('Up to £250 per lead'), 2)).toMatchObject({
      open: lineOf(/text: Up to/),
    });
  });

  test('leads from a shared section to where it is written, and knows the pages that use it', async () => {
    await show('/buy-media');
    const found = await placeOf(page.getByRole('heading', { name: /^Real Retailers/ }));
    expect(found).toMatchObject({
      open: lineOf(/heading: Real Retailers/),
      section: {
        type: 'testimonials',
        shared: { name: 'testimonials', place: { line: lineOf(/type: testimonials/, -1) } },
      },
    });
    expect(found?.section?.shared?.uses.flatMap(({ routes }) => routes)).toEqual([
      '/',
      '/buy-media',
      '/congratulations',
      '/mid-qualified',
      '/not-qualified',
    ]);
  });

  test('knows what stands beside a text: where a button leads and how it looks', async () => {
    await show('/not-qualified');
    const found = await placeOf(page.getByRole('link', { name: 'Call Now' }));
    expect(found?.values).toEqual([
      ['label', 'words'],
      ['to', 'target'],
      ['look', 'choice'],
    ]);
  });

  test('opens the line in the editor by Alt-click and by Alt+Enter, and follows no link', async () => {
    const script = join(temporaryFolder(), 'editor.sh');
    const log = join(dirname(script), 'log');
    writeFileSync(script, `#!/bin/sh\necho "$@" >> ${log}\n`, { mode: 0o755 });
    vi.stubEnv('LAUNCH_EDITOR', script);
    await show('/not-qualified');
    writeFileSync(log, '');
    const opened = () =>
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((row) => Number(row.split(' ').at(-2)));
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    await expect.poll(opened, { timeout: 10_000 }).toEqual([lineOf(/headline: You Do Not/)]);
    await page.getByRole('link', { name: 'Call Now' }).focus();
    await page.keyboard.press('Alt+Enter');
    await expect
      .poll(opened, { timeout: 10_000 })
      .toEqual([lineOf(/headline: You Do Not/), lineOf(/label: Call Now/)]);
    await page
      .getByRole('link', { name: 'Join the affiliate program' })
      .click({ modifiers: ['Alt'] });
    await expect.poll(opened, { timeout: 10_000 }).toHaveLength(3);
    expect(new URL(page.url()).pathname).toBe('/not-qualified');
  });

  test('is closed to every other site, and to Vite’s own way of opening files', async () => {
    const shell = await fetch(preview.address('/'), {
      headers: { accept: 'text/html', origin: 'http://localhost:1' },
    });
    expect(await shell.text()).toContain('fascia-token');
    expect(shell.headers.get('access-control-allow-origin')).toBeNull();
    const file = encodeURIComponent(preview.site);
    expect((await fetch(preview.address(`/__open-in-editor?file=${file}`))).status).toBe(403);
    expect((await fetch(preview.address('/_fascia/source'))).status).toBe(403);
  });
});
