import type { FileSources } from '#parts/FileSource.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import type { Page, Site, Uses } from '#schema/site.ts';
import { askedCategories, disclose, usesOf } from '#vendors/ledger.ts';
import type { PageData, SharedData } from './PageData.ts';

/** The files made from each picture of media/, by the path that site.yaml names. */
export type PictureSources = Readonly<Record<string, PictureSource>>;

/** What was made of media/. */
type MadeMedia = { pictures: PictureSources; files?: FileSources };

/** What one page of the site carries. */
export function pageData(site: Site, page: Page, made: MadeMedia): PageData {
  const { title, header, sections, uses, declared } = page;
  return {
    title,
    showHeader: header,
    hasHeading: declared.heading !== undefined,
    sections,
    hosts: hostsOf(site, page),
    ...(declared.needsDisclosures && { disclosures: disclose(site) }),
    ...named(site, uses, made),
  };
}

/** What this page embeds. The pixel is the same on every page, so it makes none different. */
function hostsOf(site: Site, page: Page): string[] {
  return usesOf(site, page)
    .filter(({ vendor }) => vendor.category !== 'marketing')
    .flatMap(({ sources }) =>
      Object.entries(sources).flatMap(([directive, hosts]) =>
        (hosts ?? []).map((host) => `${directive} ${host}`),
      ),
    );
}

/** What all pages carry. */
export function sharedData(site: Site, made: MadeMedia): SharedData {
  const { language, name, logo, logoOnStrong } = site.site;
  const { tooltip: _tooltip, ...timings } = site.timings;
  const { rememberFor: _, ask: __, ...consent } = site.consent;
  const asked = askedCategories(site);
  const disclosures = disclose(site);
  const companies = disclosures.flatMap(({ name: company, category, privacy }) =>
    category !== 'necessary' && privacy !== undefined && asked.includes(category)
      ? [{ name: company, category, privacy }]
      : [],
  );
  const stores = disclosures
    .filter(({ category }) => category === 'marketing')
    .flatMap(({ stores: all }) => all.flatMap((store) => (store.at === 'site' ? store.name : [])));
  return {
    site: { language, name, logo, logoOnStrong },
    timings,
    messages: site.messages,
    header: site.header,
    footer: site.footer,
    consent: { ...consent, asked, companies, stores },
    ...named(site, { ...site.uses, pictures: logosOf(site) }, made),
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

/** The logos that the header and the footer show. */
export function logosOf({ site: { logo, logoOnStrong } }: Site): string[] {
  return [logo, logoOnStrong].filter((file) => file !== undefined);
}

function named(site: Site, uses: Uses, { pictures, files = {} }: MadeMedia) {
  return {
    links: pick(site.links, uses.links),
    pictures: pick(pictures, uses.pictures),
    ...(uses.files.length > 0 && { files: pick(files, uses.files) }),
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
