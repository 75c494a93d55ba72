import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Typeface, Typefaces } from '#page/baseStyles.ts';
import type { Font, Theme } from '#schema/theme.ts';
import { addressOf } from './addressOf.ts';
import { fallbackFace } from './fallbackFace.ts';
import { BrokenMedia, type BuildContext, makeFiles } from './makeFiles.ts';

/** Characters that a typeface keeps even when no page shows them now. */
const always =
  '£€’‘“”–—…·•✓→×©' + String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Of more pages, the widths of the fallback fonts are not adjusted any better (fallbackFace.ts). */
const enoughPages = 100;

/** See #page/page.css. */
const weights = { heading: 800, text: 400 };

/**
 * Makes the typefaces of the theme small: only the characters of the given texts, all weights. The
 * fallback fonts are stretched to the same width for the text that `pages` show (HTML).
 */
export async function makeFonts(
  fonts: Theme['fonts'],
  { texts, pages }: { texts: Iterable<string>; pages: readonly string[] },
  context: BuildContext,
): Promise<Typefaces> {
  const characters = charactersOf(texts);
  const shown = pages
    .slice(0, enoughPages)
    .join(' ')
    .replace(/<[^>]*>/g, ' ');
  return makeFaces(fonts, async (role, { file, lightest, boldest }) => {
    const makeSubset = async (font: Buffer, into: string) => {
      const subset = await subsetFont(font, characters, { targetFormat: 'woff2' }).catch(
        (error: unknown) => {
          throw new BrokenMedia(file, error);
        },
      );
      await writeFile(join(into, 'font.woff2'), subset);
    };
    const making = { kind: 'fonts', settings: { characters }, make: makeSubset } as const;
    const { content, folder, name } = await makeFiles(file, making, context);
    await context.output.copy(join(folder, 'font.woff2'), `${name}.woff2`, folder);
    const weight = Math.min(weights[role], boldest);
    const fallback = await fallbackFace(content, weight, shown);
    const src = addressOf(context.output, `/${name}.woff2`);
    return { src, lightest, boldest, fallback };
  });
}

/** Makes the typefaces that a theme has, side by side. */
export async function makeFaces(
  fonts: Theme['fonts'] = {},
  make: (role: keyof Typefaces, font: Font) => Promise<Typeface>,
): Promise<Typefaces> {
  const [heading, text] = await Promise.all([
    fonts.heading && make('heading', fonts.heading),
    fonts.text && make('text', fonts.text),
  ]);
  return { ...(heading && { heading }), ...(text && { text }) };
}

/** Every character of the texts, once, in order; capital and small, since styles may change the case. */
export function charactersOf(texts: Iterable<string>): string {
  const characters = new Set(always);
  for (const text of texts) {
    // Without those that are kept anyway: they would take seconds for a thousand pages.
    for (const character of new Set(text.match(/[^ -~]/gu))) {
      for (const form of [character, character.toUpperCase(), character.toLowerCase()]) {
        for (const part of form) characters.add(part);
      }
    }
  }
  return [...characters].toSorted().join('');
}
