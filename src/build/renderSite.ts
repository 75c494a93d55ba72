import { dataAddress } from '#page/dataAddress.ts';
import type { Components } from '#page/loadComponents.ts';
import type { Linked, SharedData } from '#page/PageData.ts';
import { pageData, sharedData, type PictureSources } from '#page/selectData.ts';
import type { Page, Site } from '#schema/site.ts';
import { findLinked } from './findLinked.ts';
import { hash } from './hash.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';

/** A data file: its address, and the JSON in it. */
export type DataFile = { address: string; json: string };

/** A page that is rendered and waits for its document. The path is null for the 404 page. */
export type SitePage = {
  page: Page;
  path: string | null;
  linked: Linked;
  data: DataFile;
  rendered: RenderedPage;
};

/** Every page rendered, and the data that the browser fetches when React takes a page over. */
export type RenderedSite = { shared: DataFile; pages: SitePage[] };

type Ingredients = { pictures: PictureSources; components: Components };

/**
 * Renders all pages and the 404 page, in the order of site.yaml. What all pages share is named after
 * its content; the data of a page after its path, so that a change of one page leaves the files of
 * those that lead to it alone, unless it gets a block of another type.
 */
export function renderSite(site: Site, { pictures, components }: Ingredients): RenderedSite {
  const shared = sharedData(site, pictures);
  const linkedOf = findLinked(site);
  const pages = [
    ...site.routes.map((page) => ({ page, path: page.path })),
    { page: site.notFound, path: null },
  ].map(({ page, path }) => {
    const content = pageData(site, page, pictures);
    const linked = linkedOf(page);
    return {
      page,
      path,
      linked,
      data: { address: dataAddress(path), json: JSON.stringify({ ...content, linked }) },
      rendered: renderPage(shared, { ...content, path, components }, path ?? '/404'),
    };
  });
  return { shared: sharedFile(shared), pages };
}

function sharedFile(shared: SharedData): DataFile {
  const json = JSON.stringify(shared);
  return { address: `/assets/shared-${hash(json)}.json`, json };
}
