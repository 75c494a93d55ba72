import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { weigh } from '#build/weighPages.ts';
import { builtFolder, fixtureSite } from '#tests/sites/fixtureSite.ts';

const ours = readFileSync(join(builtFolder('dozen'), 'index.html'), 'utf8');
const byHand = readFileSync(join(fixtureSite('dozen').folder, 'by-hand/index.html'), 'utf8');

/**
 * The document with its styles, data and scripts: all that is loaded before the first paint, pictures and typefaces
 * apart. `npm run bench -- dozen` measures those, too, and when both are painted.
 */
test('a page of twelve sections weighs no more than 1.68 times the same page by hand', async () => {
  expect((await weigh(ours)) / (await weigh(byHand))).toBeLessThanOrEqual(1.68);
});

test('the page by hand says and draws what ours does', () => {
  const [built, written] = [ours, byHand].map((html) => new JSDOM(html).window.document);
  const words = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const all = words(written?.body);
  const texts = [...(built?.querySelectorAll('main :is(h1, h2, h3, p, dt, dd)') ?? [])].map(words);
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => !all.includes(text))).toEqual([]);
  const icons = (page: Document | undefined) =>
    page?.querySelectorAll('svg[viewBox="0 0 24 24"]').length;
  expect([icons(built), icons(written)]).toEqual([24, 24]);
});
