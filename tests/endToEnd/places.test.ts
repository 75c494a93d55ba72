import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { setValue } from '#edit/performOperation.ts';
import { locationOf, parseText } from '#edit/yamlText.ts';
import type { PagePlaces } from '#preview/EditApi.ts';
import type { Target } from '#preview/PageMessage.ts';
import { findTarget, type Found } from '#window/stage/findTarget.ts';
import { readFields } from '#load/readFields.ts';
import { nodeAt } from '#load/tree.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { sharedBrowser } from './harness/launchBrowser.ts';
import { sharedPreview } from './harness/startPreview.ts';
import { joinSources } from '#load/sources.ts';

let preview: Awaited<ReturnType<typeof sharedPreview>>;
let page: Page;
let marked: string;

beforeAll(async () => {
  const [shared, browser] = await Promise.all([sharedPreview(), sharedBrowser()]);
  preview = shared;
  marked = writeLines(preview.source);
  const context = await browser.newContext({
    viewport: { width: 1200, height: 800 },
    permissions: ['clipboard-write'],
  });
  page = await context.newPage();
});

afterAll(() => page.context().close());

/** Every text of the file with the number of its line at its end: what the page must lead to. */
function writeLines(source: string): string {
  const text = parseText(source);
  const edits = (readFields(joinSources(source), shippedSchema)?.fields ?? []).flatMap(
    ({ path, kind, scalar }) => {
      // The accessible name of a button must begin with its label.
      const isTied =
        path.at(-1) === 'label' && nodeAt(text.tree, [...path.slice(0, -1), 'accessibleLabel']);
      if (!wordKinds.has(String(kind)) || path[0] === 'theme' || isTied) return [];
      const line = source.slice(0, scalar.start).split('\n').length;
      const value = `${scalar.template ?? scalar.value}⟦${line}⟧`;
      const { holder, item } = locationOf(text, path);
      return item ? setValue(text, { holder, item }, value) : [];
    },
  );
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

/** Where what a page points at is written, as the window finds it. */
async function find(
  target: Pick<Target, 'hits' | 'section' | 'words'>,
): Promise<Found | undefined> {
  const known = await placesOf(new URL(page.url()).pathname);
  const box = { top: 0, left: 0, width: 0, height: 0 };
  return findTarget({ ...target, hash: known.hash, box, sectionBox: null }, known);
}

/** Where everything on a page is written, as the server tells the window. */
async function placesOf(path: string): Promise<PagePlaces> {
  const { window } = preview.origins;
  const [, token = ''] =
    /fascia-token" content="([^"]*)/.exec(await textAt(`${window}/_fascia/`)) ?? [];
  const ask = async (route: string) =>
    JSON.parse(
      await textAt(`${window}/_fascia/places?route=${encodeURIComponent(route)}`, {
        'x-fascia-token': token,
      }),
    ) as PagePlaces | null;
  const [own, missing] = [await ask(path), await ask('404')];
  const known = own ?? missing;
  if (!known) throw new Error('The file has no such page.');
  return known;
}

async function textAt(address: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(address, { headers })).text();
}

/**
 * What the page reports of the nodes that an expression lists, with the page's own modules: in a
 * string, as what compiles this file would change the imports.
 */
async function report(nodes: string, letter?: number): Promise<Reported[]> {
  const known = await placesOf(new URL(page.url()).pathname);
  return page.evaluate<Reported[]>(`(async () => {
    const { createFindTexts } = await import('/src/preview/findTexts.tsx');
    const { createLiveSite } = await import('/src/preview/liveSite.ts');
    const { loadComponents } = await import('/src/page/components.ts');
    // As it is now: what came with the page may be older than what it shows.
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    const update = JSON.parse(/id="update">(.*?)<.script>/.exec(await answer.text())[1]);
    const root = document.getElementById('_root');
    const find = createFindTexts(createLiveSite(update, await loadComponents()), root, {
      hash: '',
      path: location.pathname,
      texts: ${JSON.stringify(known.texts.map(({ at }) => at))},
    });
    return ${nodes}.map((node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const section = element.closest('#_content > section');
      return {
        hits: find(node, ${letter}),
        section: section && [...section.parentElement.children].indexOf(section),
        words: node.textContent.trim(),
      };
    });
  })()`);
}

type Reported = Pick<Target, 'hits' | 'section' | 'words'>;

/** What is found of an element, or of a letter of its first text. */
async function placeOf(element: Locator, letter?: number) {
  await element.evaluate((node) => node.setAttribute('data-asked', ''));
  const asked = `document.querySelector('[data-asked]')`;
  const [reported] = await report(
    `[${letter === undefined ? asked : `${asked}.firstChild`}]`,
    letter,
  );
  await element.evaluate((node) => node.removeAttribute('data-asked'));
  const found = reported && (await find(reported));
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
}

/** The number of the first line that a pattern finds, `by` lines further down. */
function lineOf(pattern: RegExp, by = 0): number {
  return preview.source.split('\n').findIndex((row) => pattern.test(row)) + 1 + by;
}

/** Every text of the page, in order. */
function texts(): Promise<string[]> {
  return page.evaluate(`${textNodes}.map(({ data }) => data)`);
}

const textNodes = `((walker, found = []) => {
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
})(document.createTreeWalker(document.querySelector('#_root') ?? document, NodeFilter.SHOW_TEXT))`;

type Told = { open: number; lines: number[]; names: string[] } | null;

/** What is found of every text, in the same order. */
async function places(): Promise<Told[]> {
  const reported = await report(textNodes);
  const known = await placesOf(new URL(page.url()).pathname);
  const box = { top: 0, left: 0, width: 0, height: 0 };
  return reported.map((one) => {
    const found = findTarget({ ...one, hash: known.hash, box, sectionBox: null }, known);
    const origins = found?.values[0]?.place.origins ?? [];
    return found
      ? {
          open: found.open.line,
          lines: found.values.map((value) => value.place.line),
          names: origins.map(({ line }) => String(line)),
        }
      : null;
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
    onTestFinished(() => void vi.unstubAllEnvs());
    writeFileSync(preview.site, preview.source);
    await page.goto(preview.address('/_fascia/#/not-qualified'));
    const shown = page.frameLocator('iframe[title^="The page on a desktop"]');
    await shown.getByRole('heading', { level: 1 }).waitFor();
    writeFileSync(log, '');
    const opened = () =>
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((row) => Number(row.split(' ').at(-2)));
    await shown.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    await expect.poll(opened, { timeout: 10_000 }).toEqual([lineOf(/headline: You Do Not/)]);
    await shown.getByRole('link', { name: 'Call Now' }).focus();
    await page.keyboard.press('Alt+Enter');
    await expect
      .poll(opened, { timeout: 10_000 })
      .toEqual([lineOf(/headline: You Do Not/), lineOf(/label: Call Now/)]);
    await shown
      .getByRole('link', { name: 'Join the affiliate program' })
      .click({ modifiers: ['Alt'] });
    await expect.poll(opened, { timeout: 10_000 }).toHaveLength(3);
    expect(new URL(page.url()).hash).toBe('#/not-qualified');
  });
});
