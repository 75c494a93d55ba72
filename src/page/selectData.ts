import type { FileSources } from '#parts/FileSource.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import type { Page, Site, Uses } from '#schema/site.ts';
import { askedCategories, disclose, isOfPixel, usesOf } from '#vendors/ledger.ts';
import { hasCallBar, hasFullFooter, hasFullHeader, hasMenu } from './frame/has.ts';
import { extrasOf } from './extrasOf.ts';
import { logosAtEnd } from './logosAtEnd.ts';
import type { PageData, SharedData } from './PageData.ts';
import { styledSections } from './styledSections.ts';

/** The files made from each picture of media/, by the path that site.yaml names. */
export type PictureSources = Readonly<Record<string, PictureSource>>;

/** What was made of media/ and found in the icon sets. */
type MadeMedia = {
  pictures: PictureSources;
  files?: FileSources;
  /** What is drawn of each icon, by its name. */
  icons?: Readonly<Record<string, string>>;
};

/** What one page of the site carries. */
export function pageData(site: Site, page: Page, made: MadeMedia): PageData {
  const { title, header, sections, uses, declared } = page;
  const { style } = site.theme;
  const frame = hasFrame(site, page) ? ['Frame' as const] : [];
  const extras = [...frame, ...extrasOf(sections)];
  return {
    title,
    showHeader: header,
    ...(extras.length > 0 && { extras }),
    hasHeading: declared.heading !== undefined,
    sections,
    ...(style !== undefined && {
      styled: styledSections(style, sections, pick(made.pictures, uses.pictures)),
    }),
    hosts: hostsOf(site, page),
    ...(declared.needsDisclosures && { disclosures: disclose(site) }),
    ...(declared.forms.length > 0 && { form: { words: site.messages.form, url: site.site.url } }),
    ...named(site, uses, made),
  };
}

/** Whether more is around the sections of a page than on most sites (#page/frame). */
export function hasFrame({ header, footer }: Pick<Site, 'header' | 'footer'>, page: Page): boolean {
  return (page.header && (hasFullHeader(header) || hasCallBar(header))) || hasFullFooter(footer);
}

/** What this page embeds. The pixel is the same on every page, so it makes none different. */
function hostsOf(site: Site, page: Page): string[] {
  return usesOf(site, page)
    .filter(({ vendor }) => !isOfPixel(vendor.category))
    .flatMap(({ sources }) =>
      Object.entries(sources).flatMap(([directive, hosts]) =>
        (hosts ?? []).map((host) => `${directive} ${host}`),
      ),
    );
}

/** What all pages carry. */
export function sharedData(site: Site, made: MadeMedia): SharedData {
  const { language, name, logo, logoOnStrong, timeZone } = site.site;
  const { tooltip: _tooltip, ...timings } = site.timings;
  const { form: _form, ...messages } = site.messages;
  const { rememberFor: _, ask: __, embed, ...consent } = site.consent;
  const asked = askedCategories(site);
  const endLogos = logosAtEnd(site);
  const disclosures = disclose(site);
  const companies = disclosures.flatMap(({ name: company, category, privacy }) =>
    category !== 'necessary' &&
    category !== 'form' &&
    privacy !== undefined &&
    asked.includes(category)
      ? [{ name: company, category, privacy }]
      : [],
  );
  const stores = disclosures
    .filter(({ category }) => category === 'marketing')
    .flatMap(({ stores: all }) => all.flatMap((store) => (store.at === 'site' ? store.name : [])));
  return {
    site: {
      language,
      name,
      logo,
      logoOnStrong,
      timeZone,
      ...(site.theme.dark && { hasDark: true as const }),
      ...(endLogos && { endLogos }),
    },
    timings,
    messages,
    header: { ...site.header, menuLabel: hasMenu(site.header) ? site.header.menuLabel : undefined },
    footer: site.footer,
    consent: {
      ...consent,
      ...(asksBeforePages(site) && { embed: embed ?? { ask: '{host}', show: '{title}' } }),
      asked,
      companies,
      stores,
    },
    ...named(site, { ...site.uses, pictures: framePictures(site) }, made),
    ...(site.base !== '' && { base: site.base }),
    ...(site.campaign && {
      // Where consent is needed but never requested, it is never given.
      campaign: {
        links: site.campaign.links.filter((link) => site.links[link]?.href.startsWith('https:')),
        isKept: !site.consent.ask || asked.includes('marketing'),
      },
    }),
  };
}

/** Whether visitors are asked before a page in a frame is loaded. */
function asksBeforePages({ consent, routes, notFound }: Site): boolean {
  const embedsPages = ({ declared }: Page) => declared.embeds.some(({ kind }) => kind === 'page');
  return consent.ask && [...routes, notFound].some(embedsPages);
}

/** What the header and the footer show of media/: the logos, badges, and drawings in place of icons. */
export function framePictures({ site: { logo, logoOnStrong }, footer, uses }: Site): string[] {
  const badges = footer.badges?.flatMap(({ src, dark = src }) => [src, dark]) ?? [];
  const drawings = uses.icons.filter((icon) => icon.startsWith('media/'));
  return [...[logo, logoOnStrong, ...badges].filter((file) => file !== undefined), ...drawings];
}

function named(site: Site, uses: Uses, { pictures, files = {}, icons = {} }: MadeMedia) {
  return {
    links: pick(site.links, uses.links),
    pictures: pick(pictures, uses.pictures),
    ...(uses.files.length > 0 && { files: pick(files, uses.files) }),
    ...(uses.icons.length > 0 && { icons: pick(icons, uses.icons) }),
  };
}

function pick<Value>(from: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = from[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
