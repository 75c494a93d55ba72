import type { PictureSource } from '#parts/PictureSource.ts';
import type { Page, Site, Uses } from '#schema/site.ts';
import type { PageData, SharedData } from './PageData.ts';

/** The files made from each picture of media/, by the path that site.yaml names. */
export type PictureSources = Readonly<Record<string, PictureSource>>;

/** What one page of the site carries. */
export function pageData(site: Site, page: Page, pictures: PictureSources): PageData {
  const { title, header, sections, uses } = page;
  return { title, showHeader: header, sections, ...named(site, uses, pictures) };
}

/** What all pages carry. */
export function sharedData(site: Site, pictures: PictureSources): SharedData {
  const { language, logo, logoOnStrong } = site.site;
  const { toast, fetching } = site.constants;
  const { rememberFor: _, ...consent } = site.consent;
  return {
    site: { language, logo, logoOnStrong },
    constants: { toast, fetching },
    messages: site.messages,
    header: site.header,
    footer: site.footer,
    consent: { ...consent, ask: asksForConsent(site) },
    ...named(site, { ...site.uses, pictures: [logo, logoOnStrong] }, pictures),
    ...(site.campaign && {
      // Where nothing is asked although it should be, there is no yes.
      campaign: {
        links: site.campaign.links,
        isKept: !site.consent.ask || asksForConsent(site),
      },
    }),
  };
}

/** Whether visitors are asked: only where there is something to ask for. */
export function asksForConsent({ consent, pixel }: Site): boolean {
  return consent.ask && pixel !== undefined;
}

function named(site: Site, uses: Uses, pictures: PictureSources) {
  return { links: pick(site.links, uses.links), pictures: pick(pictures, uses.pictures) };
}

function pick<Value>(from: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = from[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
