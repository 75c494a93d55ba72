import { expect, test } from 'vitest';
import { frameStyles } from '#page/frame/frameStyles.ts';
import { menuFrom } from '#page/frame/menuFrom.ts';
import { shared } from '#tests/render/samplePage.ts';

const { site, header, footer } = shared;
const stylesOf = (more: object = {}, below: object = {}) =>
  frameStyles({
    theme: {},
    site,
    header: { ...header, ...more },
    footer: { ...footer, ...below },
  }).join('');
const menu = [{ label: 'Prices', to: '/prices' }];

test('a site with nothing more around its sections has no more styles', () => {
  expect(stylesOf({ menu: [], buttons: [], callBar: [], sticky: true }, { columns: [] })).toBe('');
});

test('each part brings its own styles', () => {
  expect(stylesOf({ menu })).toMatch(/#_menu/);
  expect(stylesOf({ announcement: { text: 'Closed.' } })).not.toMatch(/#_menu|#_callBar/);
  expect(stylesOf({ callBar: [{ label: 'Call', to: 'form', look: 'call' }] })).toMatch(/#_callBar/);
  expect(stylesOf({}, { address: ['Bristol'] })).toMatch(/footer address/);
  const badges = [{ src: 'media/badge.svg', alt: 'Member of the guild' }];
  expect(stylesOf({}, { address: ['Bristol'] })).not.toMatch(/badges/);
  expect(stylesOf({}, { badges })).toMatch(/footer \.badges/);
  expect(stylesOf({ sticky: false })).toMatch(/position: relative/);
});

test('the menu leaves other buttons that open a popover alone', () => {
  const [, ...selectors] = stylesOf({ menu }).split(/^(?=.*popovertarget)/m);
  expect(selectors.length).toBeGreaterThan(0);
  for (const one of selectors) expect(one).toMatch(/^#_root > header /);
});

test('the menu is in a row where its letters have room', () => {
  const from = (...labels: string[]) =>
    menuFrom({ site, header: { ...header, menu: labels.map((label) => ({ label, to: '/' })) } });
  expect(from('Prices')).toBe(860);
  const long = from(...Array.from({ length: 8 }, () => 'Our workshop'));
  expect(long).toBeGreaterThan(1200);
  // A telephone number and the like are short for their letters.
  const busy = (label: string) => from(...Array.from({ length: 8 }, () => label));
  expect(busy('till it fits')).toBeLessThan(busy('Our workshop'));
  // Letters of East Asia are twice as wide.
  expect(from(...Array.from({ length: 8 }, () => '施術と料金のご案内'))).toBeGreaterThan(long);
  const [, width] = /min-width:([\d.]+)em/.exec(stylesOf({ menu })) ?? [];
  expect(Number(width) * 16).toBe(860);
});

test('a long row keeps to the column of the page as far as it goes', () => {
  const rowOf = (count: number) =>
    stylesOf({ menu: Array.from({ length: count }, () => ({ label: 'Our workshop', to: '/' })) });
  expect(rowOf(4)).not.toMatch(/padding-inline:9px|max-width:1440px/);
  expect(rowOf(6)).toMatch(/padding-inline:9px/);
  expect(rowOf(6)).not.toMatch(/max-width:1440px/);
  expect(rowOf(8)).toMatch(/max-width:1440px/);
});
