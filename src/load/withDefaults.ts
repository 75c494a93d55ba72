import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pixel } from '#schema/pixel.ts';
import type { Theme } from '#schema/theme.ts';
import { themeOf } from '#styles/readStyle.ts';
import { isStatistics } from '#vendors/names.ts';
import { accountsOf, advertisingAccounts } from '#vendors/pixels.ts';
import {
  type Defaults,
  SiteFile as SiteSchema,
  type SiteFile,
  type WrittenSite,
} from '#schema/site.ts';
import { parse } from 'yaml';
import { isGroup } from './paths.ts';

/**
 * The site with what counts where nothing is written (schema/defaults): what is written goes before,
 * key by key; between both stands what a style and the colour of the brand make. A palette for dark
 * devices belongs to the colours that are not written either; buttons in the colours of a site are the
 * same on dark devices.
 */
export function withDefaults(file: WrittenSite): SiteFile {
  const defaults = structuredClone(base);
  const { colours, dark, ...own } = file.theme ?? {};
  defaults.theme = merge(defaults.theme, themeOf(own)) as Theme;
  if (colours && !dark) delete defaults.theme.dark;
  const all = { ...defaults.theme.colours, ...colours };
  for (const [ground, text] of buttons)
    if (defaults.theme.dark && (colours?.[ground] ?? colours?.[text]))
      Object.assign(defaults.theme.dark, { [ground]: all[ground], [text]: all[text] });
  // In a language without ready words, missingWords.ts has found them all.
  return merge(merge(defaults, wordsFor(file)), file) as SiteFile;
}

/**
 * The ready words of the language of a site. Those of its question are about advertising; where visits are
 * counted, it names both, or, where there is no advertising, is about that alone.
 */
function wordsFor({ site, pixel, consent: written }: WrittenSite): Partial<Words> {
  const { consent, ...words } = wordsOf(site);
  if (!consent) return words;
  const { categories, ...question } = consent;
  const statistics = pixel && countsVisits(pixel) ? categories?.statistics : undefined;
  if (!statistics) return { ...words, consent: question };
  if (advertisingAccounts(pixel).length > 0) return { ...words, consent };
  const { label, text } = statistics;
  const isAlone = !written?.categories?.embeddedMedia && !written?.categories?.scheduling;
  const own = { heading: label, text, ...(isAlone && { settings: label }) };
  return { ...words, consent: { ...question, ...own, categories: { statistics } } };
}

export function countsVisits(pixel: Pixel): boolean {
  return accountsOf(pixel).some(({ provider }) => isStatistics(provider));
}

/** The colours of each button, with that of its text. */
const buttons = [
  ['accent', 'onAccent'],
  ['call', 'onCall'],
] as const;

const folder = join(import.meta.dirname, '../../schema/defaults');
const base = parse(read('site.yaml')) as Pick<Defaults, 'theme' | 'timings'>;
/** Whose words are ready. */
export const languages = readdirSync(join(folder, 'words')).map((file) =>
  file.replace('.yaml', ''),
);

/** Which words there are. */
export const english: unknown = parse(read('words/en.yaml'));
/** All that counts where nothing is written, in English. `{name}` is the name of the site. */
export const shippedDefaults: unknown = merge(base, english);

type Words = Pick<Defaults, 'consent' | 'messages' | 'header' | 'footer' | 'notFound'>;

/** The ready words of a language, in which the site is named; none in another language. */
function wordsOf({ language, name }: WrittenSite['site']): Partial<Words> {
  const word = primary(language);
  if (!languages.includes(word)) return {};
  const words = parse(read(`words/${word}.yaml`), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => name) : value,
  ) as Words;
  return { ...words, notFound: SiteSchema.shape.notFound.unwrap().parse(words.notFound) };
}

export function primary(language: string): string {
  return language.replace(/-.*/, '');
}

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** Two parts in one; where both have a value, the second counts. */
function merge(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isGroup(under) || !isGroup(over)) return over;
  const keys = [...new Set([...Object.keys(under), ...Object.keys(over)])];
  return Object.fromEntries(keys.map((key) => [key, merge(under[key], over[key])]));
}
