import type { PageData, SharedData } from '#page/PageData.ts';
import { pageData, sharedData, type PictureSources } from '#page/selectData.ts';
import type { Page, Site } from '#schema/site.ts';
import { hash } from './hash.ts';
import { pageName } from './pageFile.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';

/** A data file: its address, and the JSON in it. */
export type DataFile = { address: string; json: string };

/** A page that is rendered and waits for its document. The path is null for the 404 page. */
export type SitePage = { page: Page; path: string | null; data: DataFile; rendered: RenderedPage };

/** Every page rendered, and the data that the browser fetches when React takes a page over. */
export type RenderedSite = { shared: DataFile; pages: SitePage[] };

/** Renders all pages and the 404 page, in the order of site.yaml. */
export function renderSite(site: Site, pictures: PictureSources): RenderedSite {
  const pages = [
    ...site.routes.map((page) => ({ page, path: page.path })),
    { page: site.notFound, path: null },
  ].map(({ page, path }) => {
    const content = pageData(site, page, pictures);
    return { page, path, content, data: dataFile(pageName(path), content) };
  });
  const addresses = new Map<Page, string>(pages.map(({ page, data }) => [page, data.address]));
  const shared = sharedData(site, pictures, (page) => addresses.get(page) ?? '');
  return {
    shared: dataFile('shared', shared),
    pages: pages.map(({ page, path, content, data }) => ({
      page,
      path,
      data,
      rendered: renderPage(shared, content, path ?? '/404'),
    })),
  };
}

function dataFile(name: string, content: PageData | SharedData): DataFile {
  const json = JSON.stringify(content);
  return { address: `/data/${name}-${hash(json)}.json`, json };
}
