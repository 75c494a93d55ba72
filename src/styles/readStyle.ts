import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Theme } from '#schema/theme.ts';
import { makePalette, type Tones } from './makePalette.ts';

/*
 * A style is a folder here. `style.yaml` has what the theme is without a word of the site, `style.css` its scale
 * of sizes, header and footer, and `BLOCK.css` what it makes of a block. Styles see a section by its
 * `data-block`: the type, the look, and where it is aligned (#page/Section.tsx).
 */

/** What stands in `style.yaml`. */
export type Style = {
  /** For which businesses, and how it looks: a sentence for operators. */
  about: string;
  /** The colour of a site that names none. */
  brand: string;
  /** How bold its headings are, 1 to 1000: what stands in for their typeface until it comes is stretched for that. */
  weight: number;
  light: Tones;
  dark: Tones;
  /** The ground of its footer, where that is not the strong one (#page/logosAtEnd.ts). */
  end?: 'paper' | 'accent';
  /**
   * How wide it shows pictures where it does not do as the block says: as the `sizes` attribute takes it, by words of
   * `data-block`. The first counts all of whose words a section has.
   */
  sizes?: Readonly<Record<string, string>>;
  /** For which of them pictures fill a place of another shape (`object-fit: cover`): wider ones than 3:2 are shown wider. */
  cropped?: readonly string[];
} & Pick<Theme, 'radius' | 'fonts'>;

/** The styles that there are. */
export const styleNames: readonly string[] = readdirSync(import.meta.dirname, {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** One of them; read once, since every page of a site asks for it. */
export function readStyle(name: string): Style {
  const style = known.get(name) ?? read<Style>(join(name, 'style.yaml'));
  known.set(name, style);
  return style;
}
const known = new Map<string, Style>();

/** What the theme is where the site says no more than its style and its colour; without a style, only the palette. */
export function themeOf({ style, brand }: Pick<Theme, 'style' | 'brand'>) {
  // A style that there is not is reported by whoever checks the site.
  if (style === undefined || !styleNames.includes(style))
    return brand === undefined ? {} : withoutCall(palettes(read('tones.yaml'), brand));
  const { fonts, radius, ...own } = readStyle(style);
  return { ...palettes(own, brand ?? own.brand), fonts, radius };
}

/** How bold the headings of a site are; without a style as in #page/page.css. */
export function headingWeight({ style }: Pick<Theme, 'style'>): number {
  return style === undefined ? 800 : readStyle(style).weight;
}

function palettes({ light, dark }: Pick<Style, 'light' | 'dark'>, brand: string) {
  return { colours: makePalette(brand, light), dark: makePalette(brand, dark) };
}

/** The button for telephone calls stays green, which is told from the accent. Styles make it an outline. */
function withoutCall({ colours, dark }: ReturnType<typeof palettes>) {
  const { call: _, onCall: _on, ...light } = colours;
  const { call: _dark, onCall: _onDark, ...other } = dark;
  return { colours: light, dark: other };
}

/** The sheets of a style, in an order of their own; before them, how all of them move. */
export function styleSheets(name: string): string[] {
  const blocks = readdirSync(join(folder, name))
    .flatMap((file) => /^(.+)\.css$/.exec(file)?.[1] ?? [])
    .filter((part) => part !== 'style' && part !== 'menuRow');
  const own = ['style', ...blocks.toSorted()].flatMap((part) => styleSheet(name, part) ?? []);
  return [readFileSync(join(folder, 'motion.css'), 'utf8'), ...own];
}

/** One of them. A style has none for a block that it leaves as it is. */
export function styleSheet(name: string, part: string): string | undefined {
  const file = join(folder, name, `${part}.css`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Of a shape that only Fascia writes. */
function read<Content>(file: string): Content {
  return parse(readFileSync(join(folder, file), 'utf8')) as Content;
}

const folder = import.meta.dirname;
