// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadTypefaces } from '#browser/preHydration.ts';

const both = [
  ['_heading', 'url(/heading.woff2)', { weight: '200 800' }],
  ['_text', 'url(/text.woff2)', { weight: '300 900' }],
] as const;
const added: string[] = [];
const asked: string[] = [];

/** A browser in which the files of `missing` cannot be had. */
function browser(missing: readonly string[] = []) {
  Object.defineProperty(document, 'fonts', {
    value: { add: ({ family }: { family: string }) => added.push(family) },
    configurable: true,
  });
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string;
      constructor(family: string) {
        this.family = family;
      }
      load() {
        asked.push(this.family);
        return missing.includes(this.family)
          ? Promise.reject(new Error('404'))
          : Promise.resolve(this);
      }
    },
  );
}

/** A picture of the page, and the way to let it come or fail. */
function picture(loading: 'eager' | 'lazy') {
  const element = document.body.appendChild(
    Object.assign(document.createElement('img'), { loading }),
  );
  const decoding = { come: () => {}, fail: () => {} };
  element.decode = () =>
    new Promise((resolve, reject) => {
      decoding.come = resolve;
      decoding.fail = () => reject(new DOMException('Broken', 'EncodingError'));
    });
  return decoding;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  added.length = 0;
  asked.length = 0;
});

test('are put in together; one that does not come is left out', async () => {
  browser(['_heading']);
  await loadTypefaces(both);
  expect(asked).toEqual(['_heading', '_text']);
  expect(added).toEqual(['_text']);
});

test('are asked for behind the eager pictures, broken ones too, and before the lazy ones', async () => {
  browser();
  picture('lazy');
  const poster = picture('eager');
  const brought = loadTypefaces(both);
  await Promise.resolve();
  expect(asked).toEqual([]);
  poster.fail();
  await brought;
  expect(added).toEqual(['_heading', '_text']);
});
