import { readFileSync } from 'node:fs';
import createCache, { type StylisPlugin } from '@emotion/cache';
import { css } from '@emotion/react';
import { lightened } from '#parts/separate/markLook.ts';
import type { Category } from '#schema/consent.ts';
import { contrastOf, isDark } from '#schema/contrast.ts';
import type { Site } from '#schema/site.ts';
import type { Theme } from '#schema/theme.ts';
import { styleSheets } from '#styles/readStyle.ts';
import { frameStyles } from './frame/frameStyles.ts';
import { shownRules } from './shownRules.ts';
import { accentsOf, styledPrint, styledTones } from './styledTones.ts';
import { facesOf, families, type Typefaces, waitingFaces } from './typefaceStyles.ts';

/**
 * The static styles of every page: the fallbacks of the typefaces, the theme as custom properties,
 * the scale of sizes and spaces, and how plain elements look. Blocks use the properties, never the
 * theme itself, so nothing of this is in the script.
 */
export function baseStyles(site: Styled, { fonts, asked, sections }: Options): string {
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
      ...(theme.dark && site.footer.badges ? { badge: theme.colours.paper } : {}),
      'tooltip-delay': `${timings.tooltip.delay}ms`,
      ...scale,
    })}}`,
    ...(theme.dark ? darkStyles({ ...theme, colours: theme.dark }, site.footer) : []),
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
      .map((sheet) => minify(sheet)),
    ...frameStyles(site).map((sheet) => minify(sheet)),
    ...(theme.style === undefined ? [] : styleSheets(theme.style)).map((sheet) =>
      minify(sheet, sections && [shownRules(sections)]),
    ),
    minify(read('print.css')), // what is for paper comes last
    ...(theme.style === undefined ? [] : styledPrint),
  ].join('');
}

/** The palette for devices that are set to dark, and for visitors who choose it (#browser/colourScheme.ts). */
function darkStyles(theme: Parameters<typeof palette>[0], footer: Styled['footer']): string[] {
  const dark = declarations(palette(theme));
  if (footer.colourScheme === undefined)
    return [':root{color-scheme:light dark}', `@media (prefers-color-scheme:dark){:root{${dark}}}`];
  return [
    ':root{color-scheme:light dark}',
    ':root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark}',
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `@media screen{:root[data-scheme=dark]{${dark}}}`,
  ];
}

type Styled = Pick<Site, 'theme' | 'timings'> & Parameters<typeof frameStyles>[0];

type Options = {
  fonts: Typefaces;
  /** What visitors are asked for. A site that asks nothing has no styles for the question. */
  asked: readonly Category[];
  /** What sections of the site say of themselves (#page/styledSections.ts); without them, a style has all its rules. */
  sections?: readonly string[];
};

function read(sheet: string): string {
  return readFileSync(new URL(sheet, import.meta.url), 'utf8');
}

/** As Emotion writes the styles of blocks. */
function minify(text: string, stylisPlugins: StylisPlugin[] = []): string {
  const cache = createCache({ key: 'f', stylisPlugins });
  cache.compat = true; // It returns what it writes.
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
    ...(style === undefined ? [] : accentsOf(colours, style)),
  ]);
}

/** `onStrong` → `on-strong`. */
function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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
