import { consentConfig } from '#build/bootConfig.ts';
import { listRedirects } from '#build/hosts/createServing.ts';
import { draftSite } from '#load/draftSite.ts';
import { keepRoutes } from '#load/keepRoutes.ts';
import { baseStyles, typefaceStyles } from '#page/baseStyles.ts';
import { pageData, sharedData } from '#page/selectData.ts';
import type { Site } from '#schema/site.ts';
import type { PreviewSite } from './PreviewUpdate.ts';
import type { SourceMedia } from './sourceMedia.ts';

/** A site without errors as the preview shows it. */
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

type Draft = {
  /** The paths of the open pages. */
  paths: ReadonlySet<string>;
  /** The last site without errors. */
  shown: PreviewSite;
  media: SourceMedia;
};

/**
 * The shown site with the open pages as a text has them, from no more of the text than they need.
 * Undefined where that cannot be known to be right: then the whole text must be read first.
 */
export async function describeDraft(
  source: string,
  { paths, shown, media }: Draft,
): Promise<PreviewSite | undefined> {
  const part = keepRoutes(source, paths);
  const site = part === undefined ? undefined : draftSite(part);
  if (!site || site.routes.some(({ path }) => !Object.hasOwn(shown.pages, path))) return undefined;
  try {
    const draft = await describeSite(site, media);
    return { ...draft, pages: { ...shown.pages, ...draft.pages } };
  } catch {
    return undefined; // A picture that is not there: reading the whole text reports it.
  }
}
