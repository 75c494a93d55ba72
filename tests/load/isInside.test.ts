import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { isInside } from '#load/isInside.ts';

test.each([
  ['/shop/site.yaml', '/shop', true],
  ['/shop', '/shop', true],
  ['/site.yaml', '/', true],
  ['/shop/..site.yaml', '/shop', true],
  ['/shop-2/site.yaml', '/shop', false],
  ['/site.yaml', '/shop', false],
])('knows that %s is in %s: %s', (path, folder, expected) => {
  expect(isInside(path, folder, posix)).toBe(expected);
});

test.each([
  ['D:\\site.yaml', 'D:\\', true],
  ['D:\\media\\logo.svg', 'd:\\Media', true],
  ['C:\\site.yaml', 'D:\\', false],
  ['D:\\shop-2\\site.yaml', 'D:\\shop', false],
  ['\\\\server\\shop\\site.yaml', '\\\\server\\shop', true],
])('knows on Windows that %s is in %s: %s', (path, folder, expected) => {
  expect(isInside(path, folder, win32)).toBe(expected);
});
