import { describe, expect, test } from 'vitest';
import { SiteInfo } from '#schema/siteInfo.ts';

const accepts = (change: object) =>
  SiteInfo.safeParse({ name: 'Corner', url: 'https://corner.example', ...change }).success;

describe('the address of a site', () => {
  test.each(['', '/shop', '/shop/north', '/mediathek'])('may end with "%s"', (path) => {
    expect(accepts({ url: `https://corner.example${path}` })).toBe(true);
  });

  test.each(['/', '/media', '/media/shop', '/_fascia'])('cannot end with "%s"', (path) => {
    expect(accepts({ url: `https://corner.example${path}` })).toBe(false);
  });
});

test.each([
  ['en', true],
  ['pt-BR', true],
  ['zh-Hans', true],
  ['sr-Latn-RS', true],
  ['english', false],
  ['de-at', false],
])('the language "%s" is right: %s', (language, isRight) => {
  expect(accepts({ language })).toBe(isRight);
});
