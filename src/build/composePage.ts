import type { BootConfig } from '#browser/BootConfig.ts';
import { asksForConsent } from '#page/selectData.ts';
import type { Site } from '#schema/site.ts';
import type { ClientBundle } from './bundleClient.ts';
import { createDocument } from './createDocument.ts';
import { createHead } from './createHead.ts';
import type { Media } from './media.ts';
import type { SitePage } from './renderSite.ts';

/** What all pages share when they are put together. */
export type Ingredients = {
  site: Site;
  client: Pick<ClientBundle, 'app' | 'boot' | 'modulesOf' | 'campaign'>;
  /** The address of the data that every page needs. */
  shared: string;
  baseStyles: string;
  social: Media['social'];
};

/** The HTML file of one page. */
export function composePage({ page, path, data, rendered }: SitePage, from: Ingredients): string {
  const { site, client } = from;
  const picture = page.seo.picture ?? site.site.socialPicture;
  const socialPicture = { src: from.social[picture.src] ?? '', alt: picture.alt };
  const boot: BootConfig = {
    path,
    app: client.app,
    modules: client.modulesOf(page.sections.map(({ type }) => type)),
    shared: from.shared,
    page: data.address,
    pixel: site.pixel ?? null,
    consent: { ask: asksForConsent(site), rememberFor: site.consent.rememberFor },
    fetching: site.constants.fetching,
    ...(site.campaign && {
      campaign: { script: client.campaign, parameters: site.campaign.parameters },
    }),
    ...(path === null && { missingPath: site.messages.missingPath }),
  };
  return createDocument({
    language: site.site.language,
    head: createHead({ site, page, path, socialPicture }),
    baseStyles: from.baseStyles,
    page: rendered,
    boot,
    bootScript: client.boot,
  });
}
