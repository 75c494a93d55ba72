import { ids, selectorOf } from '#browser/dom.ts';
import type { Constants } from '#schema/constants.ts';
import type { Theme } from '#schema/theme.ts';

/**
 * A typeface as the page loads it: after the first paint (#browser/loadTypefaces.ts). One that is
 * on its way would cost the first layout as much time as all the rest, and take the line from the
 * first picture. Its fallback has the same measures.
 */
export type Typeface = {
  src: string;
  lightest: number;
  boldest: number;
  /** The fallback until it has loaded; without one the device's own font. */
  fallback?: FallbackFace;
};

/** Fonts of the device, stretched to the measures of a typeface. Shares of an em. */
export type FallbackFace = {
  names: readonly string[];
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};
export type Typefaces = { heading: Typeface; text: Typeface };

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
export function baseStyles(theme: Theme, constants: Constants, fonts: Typefaces): string {
  return [
    waitingFaces('heading', fonts.heading),
    waitingFaces('text', fonts.text),
    `:root{${declarations({
      ...Object.fromEntries(
        Object.entries(theme.colours).map(([key, value]) => [kebab(key), value]),
      ),
      'font-heading': families('heading'),
      'font-text': families('text'),
      radius: `${theme.radius}px`,
      'tooltip-delay': `${constants.tooltip.delay}ms`,
      ...scale,
    })}}`,
    `:root,[data-tone=plain]{${ground('paper', 'ink', 'muted', 'ink')}}`,
    `[data-tone=soft]{${ground('soft', 'ink', 'muted', 'ink')}}`,
    `[data-tone=surface]{${ground('surface', 'ink', 'muted', 'ink')}}`,
    `[data-tone=strong]{${ground('strong', 'on-strong', 'on-strong', 'accent')}}`,
    elements,
  ].join('');
}

/** `onStrong` → `on-strong`. */
function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Loads the typefaces themselves. In a built page the boot script does that; this is for where there
 * is none.
 */
export function typefaceStyles({ heading, text }: Typefaces): string {
  return fontFace('heading', heading) + fontFace('text', text);
}

function fontFace(role: Role, { src, lightest, boldest }: Typeface): string {
  return `@font-face{font-family:${familyOf[role]};src:url(${src}) format("woff2");font-weight:${lightest} ${boldest};font-display:swap}`;
}

/**
 * The fallback of a typeface, and a face of its own name that holds no letter: a family without a
 * face is looked for among the fonts of the device, at every size and weight. Of the same weights as the
 * typeface, so that browsers take both for one.
 */
function waitingFaces(role: Role, { lightest, boldest, fallback }: Typeface): string {
  if (!fallback) return '';
  const { names, size, ascent, descent, lineGap } = fallback;
  const sources = names.map((name) => `local("${name}")`).join();
  const described = `src:${sources};font-weight:${lightest} ${boldest}`;
  return [
    `@font-face{font-family:${familyOf[role]};${described};unicode-range:U+0}`,
    `@font-face{font-family:${familyOf[role]}-fallback;${described};size-adjust:${share(size)};ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:${share(lineGap)}}`,
  ].join('');
}

function families(role: Role): string {
  return `${familyOf[role]},${familyOf[role]}-fallback,system-ui,sans-serif`;
}

function share(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

function ground(background: string, text: string, muted: string, highlight: string): string {
  return declarations({
    ground: `var(--${background})`,
    text: `var(--${text})`,
    'text-muted': `color-mix(in srgb,var(--${muted}) ${muted === text ? '82%' : '100%'},var(--${background}))`,
    highlight: `var(--${highlight})`,
  });
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
  'step-lead': 'clamp(1.0625rem,1rem + .35vw,1.25rem)',
  'step-subheading': 'clamp(1.25rem,1.15rem + .5vw,1.5rem)',
  'step-heading': 'min(clamp(1.6rem,1.35rem + 1.15vw,2.35rem),10vw)',
  'step-title': 'min(clamp(2.1rem,1.6rem + 2.3vw,3.5rem),13vw)',
  'step-display': 'min(clamp(2.35rem,1.6rem + 3.3vw,4.4rem),14vw)',
  'space-2xs': '6px',
  'space-xs': '10px',
  'space-s': 'clamp(14px,.8rem + .3vw,18px)',
  'space-m': 'clamp(22px,1.2rem + .6vw,30px)',
  'space-l': 'clamp(32px,1.7rem + 1.2vw,46px)',
  'space-xl': 'clamp(44px,2.2rem + 2vw,66px)',
  'space-2xl': 'clamp(60px,2.8rem + 3.4vw,108px)',
};

const elements = [
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:calc(var(--header) + 12px) 12px}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 var(--font-text);-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}',
  'h1,h2,h3{font-family:var(--font-heading);font-weight:800;line-height:1.08;letter-spacing:-.025em;text-wrap:balance}',
  // Languages that join words. Not English, whose first layout would wait for a dictionary.
  'html:not(:lang(en)){-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:14 5 5}',
  ':is(h1,main):focus{outline:none;box-shadow:none!important}',
  'img,svg{max-width:100%}',
  // Lists that a block lays out itself. Those of running text have no class.
  ':where(ul,ol):where([class]){margin:0;padding:0;list-style:none}',
  // A browser that cannot read a colour from an attribute leaves out the second one.
  'picture{display:contents}[data-tint]{background:var(--line);background:attr(data-tint type(<color>))}',
  // White within black: one of them is seen on any ground, even on a picture (WCAG 2.4.13).
  ':focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #000!important}',
  // Nothing is at the edge of a low screen (#parts/media.ts).
  '@media (max-height:540px){html{scroll-padding-block-start:12px}}',
  // While the next page is on its way.
  `html${selectorOf('loading')}::before{content:"";position:fixed;z-index:50;inset:0 0 auto;height:3px;background:var(--accent);transform-origin:0 0;animation:loading 8s cubic-bezier(.1,.8,.3,1) both}@keyframes loading{from{transform:scaleX(0)}}`,
  '::selection{background:var(--accent);color:var(--on-accent)}',
  // On paper: dark words on no ground, all sections at once, nothing to press.
  `@media print{:root{--paper:#fff;--soft:#fff;--surface:#fff;--strong:#fff;--ink:#000;--muted:#333;--on-strong:#000;--on-accent:#000;--on-call:#000}[data-tone]{--highlight:#000}main>section{animation:none!important;padding-block:var(--space-m)!important}#${ids.root}>a,#${ids.consent},#${ids.end}>:not(footer),footer :is(nav,img),button,iframe,video,[role=tooltip]{display:none!important}footer{padding:0!important}header,li,tr,img{break-inside:avoid}header,h1,h2,h3{break-after:avoid}main a[href^=http]:not(:empty)::after{content:" (" attr(href) ")";font:400 .8em var(--font-text)}}`,
].join('');
