import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openText } from '#edit/openText.ts';
import { setValue } from '#edit/setValue.ts';
import type { Found } from '#preview/EditApi.ts';
import { readFields } from '#load/readFields.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { launchBrowser } from './harness/launchBrowser.ts';
import { startPreview } from './harness/startPreview.ts';

let preview: Awaited<ReturnType<typeof startPreview>>;
let browser: Browser;
let page: Page;
let marked: string;

beforeAll(async () => {
  [preview, browser] = await Promise.all([startPreview(5310), launchBrowser()]);
  marked = writeLines(preview.source);
  page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
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
    writeFileSync(preview.site, preview.source);
    await page.goto(preview.address(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
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
});
