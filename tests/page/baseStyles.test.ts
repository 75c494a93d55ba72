import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { baseStyles } from '#page/baseStyles.ts';
import { typefaceStyles } from '#page/typefaceStyles.ts';
import { shared } from '#tests/render/samplePage.ts';
import { theme, timings } from '#tests/render/sampleTheme.ts';

const source = { src: '/assets/bricolage.woff2', lightest: 200, boldest: 800 };
const fallback = { names: ['Arial'], size: 1.025, ascent: 0.9, descent: 0.25, lineGap: 0 };
const fonts = {
  heading: { sources: [source], fallback },
  text: { sources: [{ ...source, src: '/assets/figtree.woff2' }] },
};
const { site, header, footer } = shared;
const { asked } = shared.consent;
const css = baseStyles({ theme, timings, site, header, footer }, { fonts, asked });

/** The value of a custom property on the root element. */
const token = (name: string) => new RegExp(`[{;]--${name}:([^;}]+)`).exec(css)?.[1];

test('turns every colour of the theme into a property', () => {
  for (const [name, colour] of Object.entries(theme.colours)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect([property, token(property)]).toEqual([property, colour]);
  }
});

test('takes the corners and the delay of tooltips from site.yaml', () => {
  expect(token('radius')).toBe('14px');
  expect(token('tooltip-delay')).toBe('700ms');
});

test('uses fonts of the device as fallbacks, and loads no typeface by itself', () => {
  expect(css.match(/@font-face[^}]*}/g)).toEqual([
    '@font-face{font-family:_heading;src:local("Arial");font-weight:200 800;unicode-range:U+0}',
    '@font-face{font-family:_heading-fallback;src:local("Arial");font-weight:200 800;size-adjust:102.5%;ascent-override:90%;descent-override:25%;line-gap-override:0%}',
  ]);
  expect(token('font-heading')).toBe('_heading,_heading-fallback,system-ui,sans-serif');
  expect(token('font-text')).toBe('_text,_text-fallback,system-ui,sans-serif');
});

test('knows each typeface once, in all of its weights, for where no script loads it', () => {
  expect(typefaceStyles(fonts).match(/@font-face[^}]*}/g)).toEqual([
    '@font-face{font-family:_heading;src:url(/assets/bricolage.woff2) format("woff2");font-weight:200 800;font-display:swap}',
    '@font-face{font-family:_text;src:url(/assets/figtree.woff2) format("woff2");font-weight:200 800;font-display:swap}',
  ]);
});

test.each([
  ['#FFCC00', 'accent'],
  ['#2563EB', 'on-strong'],
])(
  'highlights in the accent colour only where it is read on dark bands: %s',
  (accent, highlight) => {
    const colours = { ...theme.colours, strong: '#0B1220', accent };
    const styles = baseStyles(
      { theme: { ...theme, colours }, timings, site, header, footer },
      { fonts, asked },
    );
    const [, strong = ''] = styles.split('[data-tone=strong]{');
    expect(strong.split('}')[0]).toContain(`--highlight:var(--${highlight})`);
    // On a darkened picture, what is drawn is white in its place.
    expect(styles.includes('--on-picture:#fff')).toBe(highlight !== 'accent');
  },
);

test.each([
  [undefined, 'media/logo.svg', false],
  [theme.colours, undefined, false],
  [theme.colours, 'media/logo.svg', true],
])('chooses the logo by the ground only where there are two: %#', (dark, logo, isChosen) => {
  const themed = { ...theme, ...(dark && { dark }) };
  const styles = baseStyles(
    { theme: themed, timings, site: { ...site, logo }, header, footer },
    { fonts, asked },
  );
  expect(styles.includes('header a[aria-label]')).toBe(isChosen);
});

test('keeps the badges of the footer on light paper where the page is dark', () => {
  const badges = [{ src: 'media/badge.svg', alt: 'Member of the guild' }];
  const dark = { ...theme.colours, paper: '#101010' };
  const styles = (written: Partial<typeof footer>) =>
    baseStyles(
      { theme: { ...theme, dark }, timings, site, header, footer: { ...footer, ...written } },
      { fonts, asked },
    );
  expect(styles({ badges })).toContain(`--badge:${theme.colours.paper}`);
  expect(styles({})).not.toContain('--badge:');
});

test('makes marks lighter where the ground of the page is dark, and not on light bands', () => {
  const marks = (of: Partial<typeof theme>) =>
    baseStyles(
      { theme: { ...theme, ...of }, timings, site, header, footer },
      { fonts, asked },
    ).match(/[^{}]*{[^{}]*--on-dark[^}]*/g) ?? [];
  expect(marks({})).toEqual([]);
  const [dark, ...others] = marks({ dark: { ...theme.colours, paper: '#101010' } });
  expect(dark).toMatch(/^:root{--paper:#101010;.*--on-dark:contrast/);
  expect(others).toEqual([]);
  expect(marks({ colours: { ...theme.colours, strong: '#FFD400' } })).toEqual([
    '[data-tone=strong]{--on-dark:brightness(1)',
  ]);
});

test('gives every tone its ground and text', () => {
  const properties = (selector: string) =>
    css
      .split(`${selector}{`)[1]
      ?.split('}')[0]
      ?.match(/--[a-z-]+(?=:)/g);
  const text = ['--text', '--text-muted', '--highlight'];
  expect(properties('[data-tone]')).toEqual(text);
  for (const tone of ['plain', 'soft', 'surface']) {
    expect(properties(`[data-tone=${tone}]`)).toEqual(['--ground']);
  }
  expect(properties('[data-tone=strong]')?.toSorted()).toEqual(
    ['--ground', '--line', ...text].toSorted(),
  );
});

test('uses no property that it does not define', () => {
  const used = [...css.matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name]) => name ?? '');
  expect(used.filter((name) => token(name) === undefined)).toEqual([]);
});

test('leaves elements in blocks alone that have the names of those around the sections', () => {
  const full = {
    site,
    header: { ...header, menu: [{ label: 'Prices', to: '/prices' }] },
    footer: { ...footer, address: ['Bristol'] },
  };
  const styles = baseStyles({ theme, timings, ...full }, { fonts: {}, asked });
  /** The rules for what a block shows. */
  const rulesFor = (name: string) => {
    const content = `<h2>A</h2><p><img><strong>B</strong></p><ul><li><a href="/">C</a></li></ul>`;
    const block = `<${name}>${content}<div>${content}<div>${content}</div></div></${name}>`;
    const { window } = new JSDOM(
      `<style>${styles}</style><div id="_root"><header></header><main><section><div>${block}</div></section></main><div id="_end"></div></div>`,
    );
    const { document, CSSMediaRule, CSSStyleRule } = window;
    const elements = Array.from(document.querySelectorAll('section *'));
    return Array.from(document.styleSheets[0]?.cssRules ?? [])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? Array.from(rule.cssRules) : [rule]))
      .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []))
      .filter((selector) => elements.some((element) => element.matches(selector)));
  };
  const plain = rulesFor('div');
  expect(plain).toContain('img, svg');
  // On paper, what is below a heading stays with it.
  const isOther = (selector: string) =>
    !plain.includes(selector) && !selector.startsWith('header, ');
  for (const name of ['header', 'footer', 'nav']) {
    expect([name, rulesFor(name).filter(isOther)]).toEqual([name, []]);
  }
});

test('has no styles for a question that is not asked, nor for groups that the menu has not', () => {
  const stylesOf = (links: { label: string; to: string }[], categories: typeof asked) => {
    const menu = [{ label: 'Prices', ...(links.length > 0 ? { links } : { to: '/prices' }) }];
    const around = { site, header: { ...header, menu }, footer };
    return baseStyles({ theme, timings, ...around }, { fonts: {}, asked: categories });
  };
  const full = stylesOf([{ label: 'Plans', to: '/plans' }], ['marketing']);
  expect(full).toContain('#_consent');
  expect(full.match(/#_menu details>ul/g)).toHaveLength(2);
  const plain = stylesOf([], []);
  expect(plain).toContain('#_menu');
  expect(plain).not.toMatch(/#_consent\{|details>|summary::/);
});
