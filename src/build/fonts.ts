import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Typeface, Typefaces } from '#page/baseStyles.ts';
import type { Theme } from '#schema/theme.ts';
import { BrokenMedia } from './BrokenMedia.ts';
import { fallbackFace } from './fallbackFace.ts';
import { hash } from './hash.ts';
import { keptFolder } from './keptFolder.ts';
import type { BuildContext } from './pictures.ts';

/** Characters that a typeface keeps even when no page shows them now. */
const always =
  '£€’‘“”–—…·•✓→×©' + String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** The weights of headlines and of texts: see `elements` of #page/baseStyles.ts. */
const HEADINGS = 800;
const TEXTS = 400;

/**
 * Makes the typefaces of the theme small: only the characters of the given texts, all weights. What
 * stands in until they come takes the room that they will take for the text that `pages` show (HTML).
 */
export async function makeFonts(
  fonts: Theme['fonts'],
  { texts, pages }: { texts: Iterable<string>; pages: readonly string[] },
  context: BuildContext,
): Promise<Typefaces> {
  const characters = charactersOf(texts);
  const [heading, text] = await Promise.all([
    makeFont(fonts.heading, { pages, characters, weight: HEADINGS }, context),
    makeFont(fonts.text, { pages, characters, weight: TEXTS }, context),
  ]);
  return { heading, text };
}

/** Every character of the texts, once, in order; capital and small, since styles may change the case. */
export function charactersOf(texts: Iterable<string>): string {
  const characters = new Set(always);
  for (const text of texts) {
    // Without those that are kept anyway: to look at each one takes seconds for a thousand pages.
    for (const character of new Set(text.match(/[^ -~]/gu))) {
      for (const form of [character, character.toUpperCase(), character.toLowerCase()]) {
        for (const part of form) characters.add(part);
      }
    }
  }
  return [...characters].toSorted().join('');
}

/** One after another, since a few are enough. */
function* textsOf(pages: readonly string[]): Generator<string> {
  for (const page of pages) yield page.replace(/<[^>]*>/g, ' ');
}

async function makeFont(
  { file, lightest, boldest }: Theme['fonts']['heading'],
  { pages, characters, weight }: { pages: readonly string[]; characters: string; weight: number },
  { root, cache, output }: BuildContext,
): Promise<Typeface> {
  const content = await readFile(join(root, file));
  const key = hash(content, characters);
  const folder = await keptFolder(join(cache, 'fonts'), key, async (draft) => {
    const subset = await subsetFont(content, characters, { targetFormat: 'woff2' }).catch(
      (error) => {
        throw new BrokenMedia(file, error);
      },
    );
    await writeFile(join(draft, 'font.woff2'), subset);
  });
  const name = `assets/${basename(file, extname(file))}-${key}.woff2`;
  await output.copy(join(folder, 'font.woff2'), name);
  const fallback = await fallbackFace(content, Math.min(weight, boldest), textsOf(pages));
  return { src: `/${name}`, lightest, boldest, fallback };
}
