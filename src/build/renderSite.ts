import { dataAddress } from '#page/PageData.ts';
import type { Components } from '#page/components.ts';
import { pageData, sharedData, type PictureSources } from '#page/selectData.ts';
import type { Page, Site } from '#schema/site.ts';
import { hash } from './hash.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';

/** A data file: its address, and the JSON in it. */
export type DataFile = { address: string; json: string };

/** A page that is rendered and waits for its document. The path is null for the 404 page. */
export type SitePage = {
  page: Page;
  path: string | null;
  data: DataFile;
  rendered: RenderedPage;
};

/**
 * Renders all pages and the 404 page, in the order of site.yaml, and the data that the browser fetches
 * when React hydrates a page. What all pages share is named after its content; the data of a page after
 * its path, so that a change of one page leaves the files of those that lead to it alone.
 */
export function renderSite(
  site: Site,
  { pictures, components }: { pictures: PictureSources; components: Components },
): { shared: DataFile; pages: SitePage[] } {
  const shared = sharedData(site, pictures);
  const pages = [
    ...site.routes.map((page) => ({ page, path: page.path })),
    { page: site.notFound, path: null },
  ].map(({ page, path }) => {
    const content = pageData(site, page, pictures);
    return {
      page,
      path,
      data: { address: dataAddress(path), json: JSON.stringify(content) },
      rendered: renderPage(shared, { ...content, path, components }, path ?? '/404'),
    };
  });
  const json = JSON.stringify(shared);
  return { shared: { address: `/assets/shared-${hash(json)}.json`, json }, pages };
}
