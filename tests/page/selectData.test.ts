import { expect, test } from 'vitest';
import { pageData, sharedData } from '#page/selectData.ts';
import type { Page, Site } from '#schema/site.ts';
import { theme, timings } from '#tests/render/sampleTheme.ts';
import { samplePage, shared } from '#tests/render/samplePage.ts';
import { links, messages, samplePicture } from '#tests/render/sampleSite.ts';

const seo = { description: 'A page.', index: true };
const declared = {
  needsDisclosures: false,
  reportsBookings: false,
  forms: [],
  clicks: [],
  embeds: [],
  described: [],
};
function page(title: string, uses: Page['uses']): Page {
  const { showHeader, sections } = samplePage(title, { type: 'note', text: `This is ${title}.` });
  return { title, header: showHeader, sections, seo, uses, declared };
}

const home = {
  ...page('Home', {
    links: ['booking'],
    pictures: ['media/shop.jpg'],
    icons: [],
    files: [],
    pages: [],
  }),
  path: '/',
};
const ads = {
  ...page('Ads', { links: ['form'], pictures: [], icons: [], files: [], pages: [] }),
  path: '/affiliates',
};
const notFound = page('Not found', { links: [], pictures: [], icons: [], files: [], pages: [] });
const logo = 'media/logo.svg';

const site: Site = {
  base: '',
  darkPictures: {},
  version: 3,
  site: {
    name: 'Shop',
    url: 'https://shop.example',
    language: 'en-GB',
    logo,
    logoOnStrong: logo,
    favicon: logo,
    touchIcon: 'media/touch.png',
    socialPicture: { src: 'media/social.jpg', alt: 'Shop' },
  },
  theme,
  timings,
  constants: {},
  links,
  messages,
  header: shared.header,
  footer: shared.footer,
  consent: { ...shared.consent, ask: true, rememberFor: 180 },
  routes: [home, ads],
  redirects: [],
  notFound,
  uses: { links: ['form'], pictures: [logo, 'media/social.jpg'], icons: [], files: [], pages: [] },
};
const pictures = Object.fromEntries(
  [logo, 'media/shop.jpg', 'media/social.jpg'].map((path) => [path, samplePicture(path)]),
);

test('gives a page what it shows and refers to, and nothing of any other page', () => {
  expect(pageData(site, home, { pictures })).toEqual({
    title: 'Home',
    showHeader: true,
    hasHeading: false,
    sections: home.sections,
    links: { booking: links.booking },
    pictures: { 'media/shop.jpg': samplePicture('media/shop.jpg') },
    hosts: [],
  });
});

test('gives a page the icons that it shows', () => {
  const icons = { clock: '<path d="M1"/>', phone: '<path d="M2"/>' };
  const uses = { ...home.uses, icons: ['clock', 'media/mark.svg'] };
  const { icons: shown } = pageData(site, { ...home, uses }, { pictures, icons });
  expect(shown).toEqual({ clock: icons.clock });
});

test('gives all pages the icons of the header and the footer, and the drawings in their place', () => {
  const icons = { clock: '<path d="M1"/>' };
  const uses = { ...site.uses, icons: ['clock', 'media/shop.jpg'] };
  const all = sharedData({ ...site, uses }, { pictures, icons });
  expect(all.icons).toEqual(icons);
  expect(Object.keys(all.pictures)).toEqual([logo, 'media/shop.jpg']);
});

test('gives all pages what the header and the footer refer to', () => {
  const all = sharedData(site, { pictures });
  expect(all.links).toEqual({ form: links.form });
  expect(Object.keys(all.pictures)).toEqual([logo]);
  const { form: _form, ...onEveryPage } = messages;
  expect(all.messages).toEqual(onEveryPage);
});

test('carries the question before pages in frames where there are some, and visitors are asked', () => {
  const embeds = [{ kind: 'page' as const, page: 'form', category: 'embeddedMedia' as const }];
  const framing = { ...site, routes: [home, { ...ads, declared: { ...declared, embeds } }] };
  const questionOf = (of: Site) => sharedData(of, { pictures }).consent.embed;
  const embed = { ask: '{host}?', show: 'Show {title}' };
  const consent = { ...site.consent, embed };
  expect(questionOf({ ...framing, consent })).toEqual(embed);
  expect(questionOf({ ...site, consent })).toBeUndefined();
  expect(questionOf({ ...framing, consent: { ...consent, ask: false } })).toBeUndefined();
  // In a language without ready words.
  expect(questionOf(framing)).toEqual({ ask: '{host}', show: '{title}' });
});

test('carries no theme, no pixel, no timings but those that a page in the browser needs', () => {
  const all = sharedData(site, { pictures });
  const { tooltip: _, ...used } = timings;
  expect(all.timings).toEqual(used);
  expect(all).not.toHaveProperty('constants');
  expect(all).not.toHaveProperty('theme');
  expect(all).not.toHaveProperty('pixel');
  expect(all.consent).not.toHaveProperty('rememberFor');
  const fields = ['language', 'name', 'logo', 'logoOnStrong', 'timeZone'];
  expect(Object.keys(all.site)).toEqual(fields);
  const dark = { ...site, theme: { ...theme, dark: theme.colours } };
  expect(Object.keys(sharedData(dark, { pictures }).site)).toEqual([...fields, 'hasDark']);
});
