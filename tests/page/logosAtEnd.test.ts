import { expect, test } from 'vitest';
import { logosAtEnd } from '#page/logosAtEnd.ts';
import type { Site } from '#schema/site.ts';
import { themeOf } from '#styles/readStyle.ts';

const logos = { logo: 'media/logo.svg', logoOnStrong: 'media/logo-light.svg' };

/** As a site with such a theme has it. */
function endOf(
  theme: Pick<Site['theme'], 'style' | 'brand'> & { dark?: undefined },
  files: Partial<Site['site']> = logos,
) {
  return logosAtEnd({ theme: { ...themeOf(theme), ...theme }, site: files } as unknown as Site);
}

test.each(['editorial', 'technical'])('is the logo for light ground in %s, on paper', (style) => {
  expect(endOf({ style })).toEqual(['logo', 'logoOnStrong']);
  expect(endOf({ style, dark: undefined })).toEqual(['logo']);
});

test('is that for dark ground on the strong one', () => {
  expect(endOf({ brand: '#7A2E35' })).toBeUndefined();
  expect(endOf({ style: 'friendly' })).toBeUndefined();
});

test('follows the accent in bold', () => {
  expect(endOf({ style: 'bold', brand: '#1F3A8A' })).toEqual(['logoOnStrong', 'logo']);
  expect(endOf({ style: 'bold', brand: '#FFD400' })).toEqual(['logo']);
});

test('is the name where there is none for dark ground', () => {
  expect(endOf({ style: 'technical' }, { logo: 'media/logo.svg' })).toBeUndefined();
});
