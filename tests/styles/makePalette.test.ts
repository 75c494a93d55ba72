import { converter, formatHex } from 'culori';
import { describe, expect, test } from 'vitest';
import { withDefaults } from '#load/withDefaults.ts';
import { contrastOf } from '#schema/contrast.ts';
import { contrastPairs } from '#schema/theme.ts';
import type { WrittenSite } from '#schema/site.ts';
import { baseStyles } from '#page/baseStyles.ts';
import { readStyle, styleNames } from '#styles/readStyle.ts';

const toHex = (mode: object) =>
  formatHex({ mode: 'oklch', l: 0, c: 0, h: 0, ...mode }).toUpperCase();
/** Sixty colours of brands: the awkward ones, and all hues, pale and deep. */
const brands = [
  '#FFD400',
  '#FFFF00',
  '#0000FF',
  '#FF0000',
  '#00FF00',
  '#00FFFF',
  '#FF00FF',
  '#000000',
  '#050505',
  '#111111',
  '#777777',
  '#F7F7F7',
  '#FFFFFF',
  ...Array.from({ length: 47 }, (_, index) => ({
    l: [0.35, 0.55, 0.72, 0.88][index % 4],
    c: [0.05, 0.12, 0.2][index % 3],
    h: index * 7.66,
  })).map(toHex),
];

/** The theme of a site that says no more. */
function themeOf(theme: NonNullable<WrittenSite['theme']>) {
  const site = { name: 'Corner', url: 'https://corner.example', language: 'en' };
  return withDefaults({ site, theme, routes: [] } as unknown as WrittenSite).theme;
}

const looks = [...styleNames, undefined].flatMap((style) =>
  brands.map((brand) => ({ style, brand, theme: themeOf({ style, brand }) })),
);

test('there are sixty brands', () => {
  expect(new Set(brands).size).toBe(60);
});

describe('the palette of a colour', () => {
  test('can be read on every ground in every style, light and dark', () => {
    const faults = looks.flatMap(({ theme, ...look }) => {
      const { colours, dark = colours } = theme;
      return [colours, dark].flatMap((palette) =>
        contrastPairs
          .filter(({ front, ground, least }) => contrastOf(palette[front], palette[ground]) < least)
          .map(({ front, ground }) => ({ ...look, front, ground, isDark: palette === dark })),
      );
    });
    expect(faults).toEqual([]);
  });

  test('can be read where styles show the accent as words, or on dark bands', () => {
    const styled = looks.filter(({ style }) => style !== undefined);
    const faults = styled.flatMap(({ theme }) => {
      return tokensOf(theme).flatMap((tokens) => {
        const ratio = (front: string, ground: string) =>
          contrastOf(tokens[front] ?? '', tokens[ground] ?? '');
        const pairs = [
          ['own-accent-text', 'paper', 4.5],
          ['own-accent-text', 'soft', 4.5],
          ['own-accent-text', 'surface', 4.5],
          ['band-on-accent', 'band-accent', 4.5],
          ['band-accent', 'strong', 3],
        ] as const;
        return pairs.filter(([front, ground, least]) => ratio(front, ground) < least);
      });
    });
    expect(faults).toEqual([]);
  });

  test('has a second ground of a warm hue, on light devices not the brand’s, and words are read on it', () => {
    const faults = brands.flatMap((brand) =>
      tokensOf(themeOf({ style: 'friendly', brand })).flatMap((tokens) => {
        const { warm, accent = '' } = tokens;
        if (warm === undefined) return []; // on paper
        const { h: hue = 60, c: chroma } = converter('oklch')(warm) ?? { c: 0 };
        const own = converter('oklch')(accent);
        const apart = Math.abs(((hue - (own?.h ?? hue + 180) + 540) % 360) - 180);
        const isOther = apart > 20 || contrastOf(warm, '#FFFFFF') > 4.5;
        const isWarm = chroma < 0.01 || (hue > 30 && hue < 95 && isOther);
        const isRead = ['ink', 'muted', 'own-accent-text'].every(
          (front) => contrastOf(tokens[front] ?? '', warm) >= 4.5,
        );
        return isWarm && isRead ? [] : [{ brand, warm }];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('is that of the brand: its accent is the colour itself where that can be read', () => {
    const { colours } = themeOf({ style: 'technical', brand: '#3B5BDB' });
    expect(colours).toMatchObject({ accent: '#3B5BDB', onAccent: '#FFFFFF' });
    const { h: hue } = converter('oklch')(themeOf({ brand: '#C2502B' }).dark?.accent) ?? {};
    expect(hue).toBeCloseTo(converter('oklch')('#C2502B')?.h ?? 0, -1);
  });

  test('leaves the button for telephone calls green where no style makes it an outline', () => {
    const { colours, dark } = themeOf({ brand: '#C2502B' });
    const { colours: usual, dark: usualDark } = themeOf({});
    expect([colours.call, dark?.call]).toEqual([usual.call, usualDark?.call]);
  });

  test('goes behind what is written', () => {
    const theme = themeOf({
      style: 'bold',
      brand: '#0000FF',
      colours: { ink: '#222222' },
      radius: 3,
    });
    expect(theme).toMatchObject({ colours: { ink: '#222222', accent: '#0000FF' }, radius: 3 });
    expect(theme.fonts).toEqual(readStyle('bold').fonts);
    expect(theme).not.toHaveProperty('dark');
  });
});

/** The properties of the page, on light and on dark devices. */
function tokensOf(theme: ReturnType<typeof themeOf>) {
  const around = { header: {}, footer: {}, site: { name: 'Corner' }, timings: { tooltip: {} } };
  const site = { theme, ...around };
  const css = baseStyles(site as never, { fonts: {}, asked: [] });
  return [...css.matchAll(/:root\{(--paper[^}]*)\}/g)].map(([, declared = '']) =>
    Object.fromEntries(
      declared.split(';').map((one) => {
        const [name = '', value = ''] = one.split(':');
        return [name.slice(2), value];
      }),
    ),
  );
}
