import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { iconsByWord } from '#load/everydayIcons.ts';
import { findIcon, iconNames, searchIcons } from '#load/icons.ts';
import { isSlipOfIcon } from '#load/nearestIcons.ts';
import { icon } from '#schema/icon.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallFileSystem } from './smallFileSystem.ts';

const names = iconNames();

describe('the icons', () => {
  test('are many, each once, and may all be written', () => {
    expect(names.length).toBeGreaterThan(2000);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !icon.safeParse(name).success)).toEqual([]);
  });

  test('have the brands that businesses link to', () => {
    const brands = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok', 'whatsapp'];
    expect(names).toEqual(expect.arrayContaining(brands.map((brand) => `brand-${brand}`)));
  });

  test('hold nothing but shapes in the current colour', () => {
    const shapes =
      /^(?:<(?:path|rect|circle|ellipse)(?: (?:[a-z]{1,2}|fill|stroke|stroke-\w+|width|height|opacity|fill-rule|clip-rule)="[^"<>&]*")*\/>)+$/;
    expect(names.filter((name) => !shapes.test(findIcon(name) ?? ''))).toEqual([]);
    const colours = names.flatMap((name) =>
      [...(findIcon(name) ?? '').matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(
        ([, colour]) => colour,
      ),
    );
    expect([...new Set(colours)].toSorted()).toEqual(['currentColor', 'none']);
  });

  test('leave lines to the svg around them, and have none around what is filled', () => {
    expect(findIcon('clock')).toBe('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>');
    expect(findIcon('brand-github-filled')).toContain('<path fill="currentColor" stroke="none" d=');
  });

  test('are found by names that they had', () => {
    expect(findIcon('alert-circle')).toBe(findIcon('circle-alert'));
  });

  test.each(['clok', 'constructor', 'brand-livewire', ''])('do not have %j', (name) => {
    expect(findIcon(name)).toBeUndefined();
    expect(names).not.toContain(name);
  });
});

test.each([...iconsByWord])('the everyday word %s has icons that there are', (word, icons) => {
  expect(icons.filter((name) => !names.includes(name))).toEqual([]);
  // It may be another thing that was meant, so that none is written without a question.
  expect(icons.filter((name) => isSlipOfIcon(word, name))).toEqual([]);
});

describe('searchIcons', () => {
  test('finds names that hold all words, the shortest first', () => {
    const found = searchIcons('Shopping cart').map(({ name }) => name);
    expect(found[0]).toBe('shopping-cart');
    expect(found.every((name) => name.includes('shopping') && name.includes('cart'))).toBe(true);
    expect(searchIcons('cart').map(({ name }) => name)).toEqual([
      'shopping-cart',
      'shopping-cart-plus',
      'shopping-cart-minus',
      'carton',
      'carton-off',
    ]);
    expect(searchIcons('instagram')[0]?.name).toBe('brand-instagram');
    expect(searchIcons('alert circle')[0]?.name).toBe('circle-alert');
  });

  test.each([
    ['food', 'utensils'],
    ['Restaurant', 'utensils'],
    ['telephone', 'phone'],
    ['money', 'banknote'],
    ['email', 'mail'],
    ['e-mail', 'mail'],
    ['opening hours', 'clock'],
    ['place', 'map-pin'],
    ['doctors', 'stethoscope'],
  ])('finds for the everyday word %s first %s', (words, first) => {
    expect(searchIcons(words)[0]?.name).toBe(first);
  });

  test('gives each drawing once, and no more than can be looked over', () => {
    const drawings = searchIcons('circle').map(({ drawing }) => drawing);
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.length).toBe(48);
    expect(searchIcons('')).toEqual([]);
  });
});

test.each([
  ['clok', 'clock', true],
  ['Clock', 'clock', true],
  ['calender-dayss', 'calendar-days', false],
  ['calender-days', 'calendar-days', true],
  ['thumb-up', 'thumbs-up', true],
  ['alert_circle', 'alert-circle', true],
  ['shoppingCart', 'shopping-cart', true],
  ['fa-clock', 'clock', true],
  ['fas fa-clock', 'clock', true],
  ['lucide:clock', 'clock', true],
  ['brand-whats-app', 'brand-whatsapp', true],
  ['brand-instagran', 'brand-instagram', false],
  ['brand-shopify', 'brand-spotify', false],
  ['bicycle', 'bike', false],
  ['telephone', 'phone', false],
  ['e-mail', 'mail', false],
  ['opening-hours', 'clock', false],
  ['fa-idea', 'lightbulb', false],
  ['horse', 'house', false],
  ['planet', 'plane', false],
  ['backspace', 'backpack', false],
  ['whatsapp', 'brand-whatsapp', false],
])('one called %s may be %s, and is corrected without a question: %s', (name, meant, isSafe) => {
  const source = fixtureSite('small').source.replace(
    '    sections:\n',
    `    sections:\n      - { type: features, items: [{ icon: ${name}, title: Open }] }\n`,
  );
  expect(diagnoseSite(source, smallFileSystem).problems).toMatchObject([
    { suggestion: meant, fix: { isSafe } },
  ]);
});

test('one that there is none of is reported beside what the schema refuses', () => {
  const source = fixtureSite('small').source.replace(
    '    sections:\n',
    [
      '    sections:',
      '      - type: features',
      '        items:',
      '          - { icon: clok, title: Open }',
      '          - { icon: Sunn!, title: Warm }',
      '          - { icon: sun, titel: Bright }\n',
    ].join('\n'),
  );
  const found = diagnoseSite(source, smallFileSystem).problems.map(
    ({ code, start, end }) => `${code} ${source.slice(start, end)}`,
  );
  expect(found).toEqual(['unknown-icon clok', 'wrong-form Sunn!', 'unknown-key titel']);
});

test('they are not read for a site that names none', () => {
  const { cache, resolve } = createRequire(import.meta.url);
  const files = ['lucide', 'tabler'].map((set) => resolve(`@iconify-json/${set}/icons.json`));
  for (const file of files) delete cache[file];
  expect(diagnoseSite(fixtureSite('small').source, smallFileSystem).site).toBeDefined();
  expect(files.filter((file) => cache[file])).toEqual([]);
  findIcon('clock');
  expect(files.map((file) => cache[file] !== undefined)).toEqual([true, false]);
});
