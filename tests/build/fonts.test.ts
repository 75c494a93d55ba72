import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { charactersOf, makeFonts } from '#build/fonts.ts';
import { createOutput } from '#build/output.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

describe('charactersOf', () => {
  test('gives every character once, in an order that does not depend on the texts', () => {
    expect(charactersOf(['Łódź', 'café'])).toBe(charactersOf(['café', 'Łódź', 'é']));
    expect(charactersOf(['Łódź'])).toContain('Ł');
  });

  test('knows capitals and small letters, since styles change them', () => {
    expect(charactersOf(['é'])).toContain('É');
    expect(charactersOf(['É'])).toContain('é');
  });

  test('keeps plain English and the marks of its typography', () => {
    for (const character of 'Az09 ~£€’“”–—…·•✓→') expect(charactersOf([])).toContain(character);
  });
});

describe('makeFonts', () => {
  test('makes typefaces smaller, and the same again from the same texts', async () => {
    const root = fixtureSite('rowing').folder;
    const dist = temporaryFolder();
    const file = 'media/fonts/figtree.woff2';
    const face = { file, lightest: 300, boldest: 900 };
    const place = { root, cache: temporaryFolder(), output: createOutput(dist) };
    const texts = { texts: ['Hello'], pages: ['<p class="wwwwww">Hello</p>'] };
    const make = () => makeFonts({ fonts: { heading: face, text: face } }, texts, place);
    const { heading, text } = await make();
    if (!heading || !text) throw new Error('Both were asked for.');
    const { src = '', ...weights } = text.sources[0] ?? {};
    expect(heading.sources).toEqual(text.sources);
    expect(weights).toEqual({ lightest: 300, boldest: 900 });
    expect(src).toMatch(/^\/assets\/figtree-\w+\.woff2$/);
    expect(statSync(join(dist, src)).size).toBeLessThan(statSync(join(root, file)).size);
    expect(heading.fallback?.names).toContain('Arial Bold');
    expect(text.fallback).toMatchObject({ names: expect.arrayContaining(['Arial']), lineGap: 0 });
    expect(text.fallback?.size).toBeGreaterThan(0.9);
    expect(text.fallback?.size).toBeLessThan(1.1);
    expect(await make()).toEqual({ heading, text });
  });

  test('takes a file of a single weight', async () => {
    const root = temporaryFolder();
    const variable = readFileSync(join(fixtureSite('rowing').folder, 'media/fonts/figtree.woff2'));
    const options = { targetFormat: 'woff2', variationAxes: { wght: 700 } } as const;
    mkdirSync(join(root, 'media'));
    writeFileSync(join(root, 'media/bold.woff2'), await subsetFont(variable, 'Hello', options));
    const place = { root, cache: temporaryFolder(), output: createOutput(temporaryFolder()) };
    const heading = { file: 'media/bold.woff2', lightest: 700, boldest: 700 };
    const texts = { texts: ['Hello'], pages: ['Hello'] };
    const made = await makeFonts({ fonts: { heading } }, texts, place);
    expect(made.heading?.fallback?.names).toContain('Arial Bold');
  });

  test('takes of an installed typeface the files whose letters the pages show', async () => {
    const root = fixtureSite('rowing').folder;
    const place = { root, cache: temporaryFolder(), output: createOutput(temporaryFolder()) };
    const make = async (...texts: string[]) => {
      const { text } = await makeFonts(
        { fonts: { text: 'Newsreader' } },
        { texts, pages: texts },
        place,
      );
      return text ?? { sources: [] };
    };
    const plain = await make('Hello → there');
    expect(plain.sources).toEqual([
      {
        src: expect.stringMatching(/^\/assets\/newsreader-latin-wght-normal-\w+\.woff2$/),
        lightest: 200,
        boldest: 800,
        range: expect.stringContaining('U+0000-00FF'),
      },
    ]);
    expect(plain.fallback?.names).toContain('Arial');
    const polish = await make('Łódź');
    expect(polish.sources.map(({ src }) => /newsreader-([a-z-]+)-wght/.exec(src)?.[1])).toEqual([
      'latin',
      'latin-ext',
    ]);
  });
});
