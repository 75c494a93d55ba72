import { readFileSync } from 'node:fs';
import { css } from '@emotion/react';
import { lightened } from '#parts/separate/markLook.ts';
import type { Category } from '#schema/consent.ts';
import { contrastOf } from '#schema/contrast.ts';
import type { Site } from '#schema/site.ts';
import type { Theme } from '#schema/theme.ts';
import { readOn } from '#styles/makePalette.ts';
import { styleSheets } from '#styles/readStyle.ts';
import { frameStyles } from './frame/frameStyles.ts';
import { createStyleCache } from './styleCache.ts';

/**
 * A typeface as the page loads it: after the first paint (#browser/preHydration.ts). One that is
 * on its way would cost the first layout as much time as all the rest, and take the line from the
 * first picture. Its fallback has the same measures.
 */
export type Typeface = {
  /** Its files, by weights and letters. */
  sources: readonly Source[];
  /** The fallback until it has loaded; without one the device's own font. */
  fallback?: FallbackFace;
};

type Source = {
  src: string;
  lightest: number;
  boldest: number;
  /** The letters that it has, as CSS writes them. Without them, all. */
  range?: string | undefined;
};

/** Fonts of the device, stretched to the measures of a typeface. Shares of an em. */
export type FallbackFace = {
  names: readonly string[];
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

/** By their use; without one, the device’s own font. */
export type Typefaces = { heading?: Typeface; text?: Typeface };

/**
 * By what names the styles know the typefaces: by their use, so that one family may have both, and no
 * name needs quotes, which browsers read differently in `new FontFace()`.
 */
export const familyOf = { heading: '_heading', text: '_text' } as const;
type Role = keyof typeof familyOf;

/**
 * The static styles of every page: the fallbacks of the typefaces, the theme as custom properties,
 * the scale of sizes and spaces, and how plain elements look. Blocks use the properties, never the
 * theme itself, so nothing of this is in the script.
 */
export function baseStyles(site: Styled, { fonts, asked, types }: Options): string {
  const { theme, timings } = site;
  const palettes = [theme.colours, ...(theme.dark ? [theme.dark] : [])];
  const isRead = palettes.every(({ accent, strong }) => contrastOf(accent, strong) >= 4.5);
  const highlight = isRead ? 'accent' : 'on-strong';
  return [
    ...facesOf(fonts).map(([role, face]) => waitingFaces(role, face)),
    `:root{${declarations({
      ...palette(theme),
      'font-heading': families('heading', fonts),
      'font-text': families('text', fonts),
      radius: `${theme.radius}px`,
      'tooltip-delay': `${timings.tooltip.delay}ms`,
      ...scale,
    })}}`,
    ...(theme.dark
      ? [
          ':root{color-scheme:light dark}',
          `@media (prefers-color-scheme:dark){:root{${declarations(palette({ ...theme, colours: theme.dark }))}}}`,
        ]
      : []),
    ':root,[data-tone]{--text:var(--ink);--text-muted:var(--muted);--highlight:var(--ink)}',
    ':root,[data-tone=plain]{--ground:var(--paper)}',
    '[data-tone=soft]{--ground:var(--soft)}',
    '[data-tone=surface]{--ground:var(--surface)}',
    `[data-tone=strong]{--ground:var(--strong);--text:var(--on-strong);--text-muted:color-mix(in srgb,var(--on-strong) 82%,var(--strong));--line:color-mix(in srgb,var(--on-strong) 22%,var(--strong));--highlight:var(--${highlight})}`,
    ...(theme.style === undefined ? [] : styledTones),
    // On bands that are light, marks stay as they are.
    ...(palettes.every(({ strong }) => isDark(strong))
      ? []
      : ['[data-tone=strong]{--on-dark:brightness(1)}']),
    ...[
      'page.css',
      ...(theme.dark && site.site.logo !== undefined ? ['logoOnDark.css'] : []),
      ...(asked.length > 0 ? ['consent.css'] : []),
      'toasts.css',
    ]
      .map(read)
      .map(minify),
    ...frameStyles(site).map(minify),
    ...(theme.style === undefined ? [] : styleSheets(theme.style, types).map(minify)),
    minify(read('print.css')), // what is for paper comes last
    ...(theme.style === undefined
      ? []
      : ['@media print{[data-tone]{--accent:#fff;--on-accent:#000;--accent-text:#000}}']),
  ].join('');
}

type Styled = Pick<Site, 'theme' | 'timings'> & Parameters<typeof frameStyles>[0];

type Options = {
  fonts: Typefaces;
  /** What visitors are asked for. A site that asks nothing has no styles for the question. */
  asked: readonly Category[];
  /** The types of blocks that the site shows, for the sheets of its style; without them, all. */
  types?: ReadonlySet<string>;
};

function read(sheet: string): string {
  return readFileSync(new URL(sheet, import.meta.url), 'utf8');
}

/** As Emotion writes the styles of blocks. */
function minify(text: string): string {
  const cache = createStyleCache();
  return cache.insert('', css(text), cache.sheet, false) ?? '';
}

/** The brightest ground that a darkened picture can be (#parts/Grounded.tsx). */
const darkenedWhite = '#6B6B6B';

function palette({ colours, style }: Pick<Theme, 'colours' | 'style'>): Record<string, string> {
  const named = Object.entries(colours).map(([key, value]) => [kebab(key), value]);
  const isSeen = contrastOf(colours.accent, darkenedWhite) >= 3;
  return Object.fromEntries([
    ...named,
    ...(isDark(colours.paper) ? [['on-dark', lightened]] : []),
    ...(isSeen ? [] : [['on-picture', '#fff']]),
    ...(style === undefined ? [] : accentsOf(colours)),
  ]);
}

/** What can be pressed, on each ground: where the accent is not seen on a dark band, it is in the colours of words there. */
function accentsOf({ paper, soft, surface, strong, onStrong, accent, onAccent }: Theme['colours']) {
  const isSeen = contrastOf(accent, strong) >= 3;
  const [band, onBand] = isSeen ? [accent, onAccent] : [onStrong, strong];
  const hovered = (letters: string) => (isDark(letters) ? 'white' : 'black');
  return [
    ['own-accent', accent],
    ['own-on-accent', onAccent],
    ['own-hovered', hovered(onAccent)],
    ['own-accent-text', readOn([paper, soft, surface], accent, 4.5)],
    ['band-accent', band],
    ['band-on-accent', onBand],
    ['band-hovered', hovered(onBand)],
  ];
}

/** `--accent-text` is the accent as far as words of it are read. */
const styledTones = [
  ':root,[data-tone]{--accent:var(--own-accent);--on-accent:var(--own-on-accent);--hovered:var(--own-hovered);--accent-text:var(--own-accent-text)}',
  '[data-tone=strong]{--accent:var(--band-accent);--on-accent:var(--band-on-accent);--hovered:var(--band-hovered);--accent-text:var(--highlight)}',
];

function isDark(colour: string): boolean {
  return contrastOf(colour, '#FFFFFF') > contrastOf(colour, '#000000');
}

/** `onStrong` → `on-strong`. */
function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Loads the typefaces themselves. In a built page the boot script does that; this is for where there
 * is none.
 */
export function typefaceStyles(fonts: Typefaces): string {
  return facesOf(fonts)
    .flatMap(([role, { sources }]) => sources.map((source) => fontFace(role, source)))
    .join('');
}

/** The typefaces that there are, with what each is for. */
export function facesOf({ heading, text }: Typefaces): [Role, Typeface][] {
  return [
    ...(heading ? [['heading', heading] satisfies [Role, Typeface]] : []),
    ...(text ? [['text', text] satisfies [Role, Typeface]] : []),
  ];
}

function fontFace(role: Role, { src, lightest, boldest, range }: Source): string {
  const letters = range === undefined ? '' : `;unicode-range:${range}`;
  return `@font-face{font-family:${familyOf[role]};src:url(${src}) format("woff2");font-weight:${lightest} ${boldest};font-display:swap${letters}}`;
}

/**
 * The fallback of a typeface, and a face of the same name that holds no letter: a family without a
 * face is looked for among the fonts of the device, at every size and weight. Of the same weights as the
 * typeface, so that browsers take both for one.
 */
function waitingFaces(role: Role, { sources, fallback }: Typeface): string {
  if (!fallback) return '';
  const lightest = Math.min(...sources.map((source) => source.lightest));
  const boldest = Math.max(...sources.map((source) => source.boldest));
  const { names, size, ascent, descent, lineGap } = fallback;
  const local = names.map((name) => `local("${name}")`).join();
  const described = `src:${local};font-weight:${lightest} ${boldest}`;
  return [
    `@font-face{font-family:${familyOf[role]};${described};unicode-range:U+0}`,
    `@font-face{font-family:${familyOf[role]}-fallback;${described};size-adjust:${share(size)};ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:${share(lineGap)}}`,
  ].join('');
}

function families(role: Role, fonts: Typefaces): string {
  const own = fonts[role] ? `${familyOf[role]},${familyOf[role]}-fallback,` : '';
  return `${own}system-ui,sans-serif`;
}

function share(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

function declarations(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .map(([property, value]) => `--${property}:${value}`)
    .join(';');
}

/**
 * Sizes grow with the screen between 360 and 1,200 px; each step is a word, not a number. Headings are
 * bounded by the screen: text at 200 % breaks no ordinary word of theirs on a phone.
 */
const scale = {
  header: '64px',
  gutter: 'clamp(18px,5vw,48px)',
  'step-small': '.9375rem',
  'step-button': '1.0625rem',
  'step-lead': 'clamp(1.0625rem,.85rem + .6vw,1.25rem)',
  'step-subheading': 'clamp(1.25rem,1.15rem + .5vw,1.5rem)',
  'step-heading': 'min(clamp(1.75rem,1.55rem + .9vw,2.35rem),10vw)',
  'step-title': 'min(clamp(2.1rem,1.75rem + 2.2vw,3.5rem),11vw)',
  'step-display': 'min(clamp(2.35rem,1.75rem + 3.1vw,4.4rem),13vw)',
  'space-2xs': '6px',
  'space-xs': '10px',
  'space-s': 'clamp(14px,.8rem + .3vw,18px)',
  'space-m': 'clamp(22px,1.2rem + .6vw,30px)',
  'space-l': 'clamp(32px,1.7rem + 1.2vw,46px)',
  'space-xl': 'clamp(44px,2.2rem + 2vw,66px)',
  'space-2xl': 'clamp(60px,2.8rem + 3.4vw,108px)',
};
