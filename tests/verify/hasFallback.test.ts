import type { Browser } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { hasFallback } from '#verify/hasFallback.ts';

/** A browser of a machine with that font alone, whose pages run here. */
function browserWith(font: string) {
  const close = vi.fn(async () => {});
  const isThere = (sources: string) => sources.split(',').includes(`local("${font}")`);
  vi.stubGlobal('FontFace', function FontFace(_: string, sources: string) {
    return { load: () => (isThere(sources) ? Promise.resolve() : Promise.reject(new Error())) };
  });
  const evaluate = async (work: (names: unknown) => unknown, names: unknown) => work(names);
  // Of a page, only what asks it is used.
  const browser = { newPage: async () => ({ evaluate, close }) } as unknown as Browser;
  return { browser, close };
}

test.each([
  ['Liberation Sans', true],
  ['Roboto', true],
  ['Times New Roman', false],
])('on a machine with %s alone, shifts are checked: %s', async (font, isChecked) => {
  const { browser, close } = browserWith(font);
  expect(await hasFallback(browser)).toBe(isChecked);
  expect(close).toHaveBeenCalledOnce();
});
