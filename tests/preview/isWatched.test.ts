import { expect, test } from 'vitest';
import { rendererFolder } from '#build/renderer.ts';
import { isWatched } from '#preview/createPreview.ts';

const repository = rendererFolder.slice(0, -1);

test.each([
  ['/shop', '/shop', true],
  ['/shop/media/logo.svg', '/shop', true],
  ['/shop/blocks/Quote.tsx', '/shop', true],
  ['/shop/dist/index.html', '/shop', false],
  ['/shop/public', '/shop', false],
  ['/shop/.fascia/tsconfig.json', '/shop', false],
  [`${repository}/src/page/App.tsx`, '/shop', true],
  [`${repository}/src/page/App.tsx`, repository, true],
  [`${repository}/dist`, repository, false],
  [`${repository}/tests/sites/small/media/logo.svg`, `${repository}/tests/sites/small`, true],
  [`${repository}/our-shop/dist-servers`, `${repository}/our-shop`, false],
])('says of %s whether the preview of %s watches it: %s', (path, root, expected) => {
  expect(isWatched(path, root)).toBe(expected);
});
