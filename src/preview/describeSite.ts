import { listRedirects } from '#build/hosts/createServing.ts';
import { baseStyles, typefaceStyles } from '#page/baseStyles.ts';
import { consentConfig } from '#build/bootConfig.ts';
import { pageData, sharedData } from '#page/selectData.ts';
import type { Site } from '#schema/site.ts';
import type { PreviewSite } from './PreviewUpdate.ts';
import type { SourceMedia } from './sourceMedia.ts';

/** A right site as the preview shows it. */
export async function describeSite(site: Site, media: SourceMedia): Promise<PreviewSite> {
  const [pictures, fonts] = await Promise.all([media.pictures(site), media.fonts(site)]);
  const pages = site.routes.map((page) => [page.path, pageData(site, page, pictures)] as const);
  return {
    // The pages come with this, so nothing is fetched from anywhere.
    shared: sharedData(site, pictures),
    pages: Object.fromEntries(pages),
    notFound: pageData(site, site.notFound, pictures),
    redirects: listRedirects(site),
    styles: baseStyles(site.theme, site.constants, fonts) + typefaceStyles(fonts),
    favicon: `/${site.site.favicon}`,
    pixel: site.pixel ?? null,
    consent: consentConfig(site),
  };
}
