import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { baseStyles } from '#page/baseStyles.ts';
import { styledSections } from '#page/styledSections.ts';
import type { Block } from '#schema/block.ts';
import { readStyle, styleNames } from '#styles/readStyle.ts';
import { blockTypes } from '#tests/states/statesSite.ts';
import { shared } from '#tests/render/samplePage.ts';
import { theme, timings } from '#tests/render/sampleTheme.ts';

const { site, header, footer } = shared;
const stylesOf = (style: string | undefined, sections: readonly string[]) =>
  baseStyles(
    {
      site,
      header,
      footer,
      timings,
      theme: { ...theme, ...(style !== undefined && { style }) },
    },
    { fonts: {}, asked: [], sections },
  );

describe.each(styleNames)('the style %s', (style) => {
  const folder = join(import.meta.dirname, '../../src/styles', style);

  test('has sheets of blocks that there are, and of its frame', () => {
    const sheets = readdirSync(folder).flatMap((name) => /^(.+)\.css$/.exec(name)?.[1] ?? []);
    const known = ['style', 'menuRow', ...blockTypes];
    expect(sheets.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('gives a site the rules for the sections that it shows, and no other', () => {
    const lengths = [
      [],
      ['features'],
      ['features list tabs tiles'],
      ['features list tabs tiles', 'faq'],
    ].map((sections) => stylesOf(style, sections).length);
    expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
    expect(stylesOf(style, ['hero'])).not.toMatch(/\[data-block~=['"]?(?:faq|cards)['"]?\][^)]*\{/);
    expect(stylesOf(style, ['features', 'team cards'])).toBe(
      stylesOf(style, ['features', 'team', 'team cards']),
    );
  });

  test('crops pictures where it says how wide they are', () => {
    const { sizes = {}, cropped = [] } = readStyle(style);
    expect(cropped.filter((hooks) => !Object.hasOwn(sizes, hooks))).toEqual([]);
  });

  test('writes no colour of its own, so that all of them hold contrast', () => {
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
    const text = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    expect(text.match(/#(?:[\da-f]{3}){1,2}\b|\b(?:rgb|hsl|lab|lch|oklch)a?\(/gi)).toBeNull();
  });
});

test('a site without a style has nothing of any', () => {
  const styles = stylesOf(undefined, blockTypes);
  expect(styles).not.toMatch(/data-block|--own-accent/);
});

test('a section says what it is, and what was written of its look', () => {
  const sections = [
    { type: 'hero', tone: 'plain', pictureAt: 'below', headline: 'Hello' },
    { type: 'features', tone: 'plain', look: 'cards', align: 'start', width: 'wide' },
  ] as unknown as Block[];
  const styled = styledSections('technical', sections);
  expect(styled.map(({ words }) => words)).toEqual(['hero below', 'features cards start wide']);
  expect(styled[0]?.sizes).toBe(readStyle('technical').sizes?.['hero']);
  expect(styled[1]).not.toHaveProperty('sizes');
});

test('a wide picture that fills a place is loaded as wide as what is cut off needs', () => {
  const picture = (src: string) => ({ type: 'split', picture: { src, alt: 'A shop' } });
  const sections = ['3-2.jpg', '2-1.jpg', '3-4.jpg'].map(picture) as unknown as Block[];
  const pictures = {
    '3-2.jpg': { src: '', width: 1500, height: 1000 },
    '2-1.jpg': { src: '', width: 1500, height: 750 },
    '3-4.jpg': { src: '', width: 750, height: 1000 },
  };
  const sizes = styledSections('friendly', sections, pictures).map((styled) => styled.sizes);
  const written = '(min-width: 1180px) 860px, (min-width: 700px) 95vw, 120vw';
  // Two to one is a third wider than three to two. The screens that are meant stay the same.
  const wide = '(min-width: 1180px) 1147px, (min-width: 700px) 127vw, 160vw';
  expect(sizes).toEqual([written, wide, written]);
});
