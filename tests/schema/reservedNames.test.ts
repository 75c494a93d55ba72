import { expect, test } from 'vitest';
import { noReservedName, unreserved } from '#schema/reservedNames.ts';

test.each([
  '/con',
  '/guides/nul',
  '/com1/prices',
  'media/aux.svg',
  'media/LPT9.old.jpg',
  'media/con/logo.svg',
  'media/nul .png',
])('knows a name that Windows keeps for a device: %s', (path) => {
  expect(noReservedName.test(path)).toBe(false);
});

test.each([
  '/',
  '/contact',
  '/console',
  '/com',
  '/com10',
  'media/auxiliary.svg',
  'media/my-con.svg',
])('takes any other: %s', (path) => {
  expect(noReservedName.test(path)).toBe(true);
});

test.each([
  ['aux', 'aux-1'],
  ['COM1.old', 'COM1-1.old'],
  ['logo', 'logo'],
])('gives %s the name %s', (name, expected) => {
  expect(unreserved(name)).toBe(expected);
});
