import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Typeface, Typefaces } from '#page/typefaceStyles.ts';
import { type FaceFile, faceFiles, nearestWeight } from '#load/typefaces.ts';
import type { Theme, WrittenTypeface } from '#schema/theme.ts';
import { headingWeight } from '#styles/readStyle.ts';
import { addressOf } from './addressOf.ts';
import { fallbackFace } from './fallbackFace.ts';
import { BrokenMedia, type BuildContext, makeFiles, readSource } from './makeFiles.ts';

/** Characters that a typeface keeps even when no page shows them now. */
export const always =
  '£€’‘“”–—…·•✓→×©' + String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Of more pages, the widths of the fallback fonts are not adjusted any better (fallbackFace.ts). */
const enoughPages = 100;

/**
 * Makes the typefaces of the theme small: only the characters of the given texts, all weights. The
 * fallback fonts are stretched to the same width for the text that `pages` show (HTML).
 */
export async function makeFonts(
  theme: Pick<Theme, 'fonts' | 'style'>,
  { texts, pages }: { texts: Iterable<string>; pages: readonly string[] },
  context: BuildContext,
): Promise<Typefaces> {
  const characters = charactersOf(texts);
  const shown = pages
    .slice(0, enoughPages)
    .join(' ')
    .replace(/<[^>]*>/g, ' ');
  const makeSource = async ({ file, ...face }: FaceFile) => {
    const makeSubset = async (font: Buffer, into: string) => {
      const subset = await subsetFont(font, characters, { targetFormat: 'woff2' }).catch(
        (error: unknown) => {
          throw new BrokenMedia(file, error);
        },
      );
      await writeFile(join(into, 'font.woff2'), subset);
    };
    const making = { kind: 'fonts', settings: { characters }, make: makeSubset } as const;
    const { folder, name } = await makeFiles(file, making, context);
    await context.output.copy(join(folder, 'font.woff2'), `${name}.woff2`, folder);
    return { src: addressOf(context.output, `/${name}.woff2`), ...face };
  };
  const weights = { heading: headingWeight(theme), text: 400 };
  return makeFaces(theme.fonts, async (role, font) => {
    const files = faceFiles(font, context.root).filter(holdsOneOf(characters));
    const sources = await Promise.all(files.map(makeSource));
    const [main] = nearestWeight(files, weights[role]);
    if (!main) return { sources };
    const weight = Math.min(weights[role], main.boldest);
    const content = await readSource(main.file, context.root);
    return { sources, fallback: await fallbackFace(content, weight, shown) };
  });
}

/** Makes the typefaces that a theme has, side by side. */
export async function makeFaces(
  fonts: Theme['fonts'] = {},
  make: (role: keyof Typefaces, font: WrittenTypeface) => Promise<Typeface>,
): Promise<Typefaces> {
  const [heading, text] = await Promise.all([
    fonts.heading && make('heading', fonts.heading),
    fonts.text && make('text', fonts.text),
  ]);
  return { ...(heading && { heading }), ...(text && { text }) };
}

/** Whether a file has letters of a text, besides those that every typeface keeps: these are in the first. */
export function holdsOneOf(characters: string) {
  const shown = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  const kept = new Set(Array.from(always, (character) => character.codePointAt(0)));
  return ({ range }: FaceFile, index: number) => {
    if (range === undefined || index === 0) return true;
    const parts = range.split(',').map((part) => {
      const [from = '', to = from] = part.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return shown.some(
      (code) => !kept.has(code) && parts.some(([from, to]) => from <= code && code <= to),
    );
  };
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
