import { dataAddress, type Linked } from '#page/PageData.ts';
import { type Components, neededFor } from '#page/components.ts';
import { extrasOf } from '#page/extrasOf.ts';
import { pageData, sharedData } from '#page/selectData.ts';
import type { Page, Site } from '#schema/site.ts';
import { addressOf } from './addressOf.ts';
import { hash } from './hash.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';

/** A data file: where it is within the site, and the JSON in it. */
export type DataFile = { address: string; json: string };

/** A page that is rendered and waits for its document. The path is null for the 404 page. */
export type SitePage = {
  page: Page;
  path: string | null;
  /** Of what its script consists. */
  components: readonly (keyof Components)[];
  data: DataFile;
  rendered: RenderedPage;
};

/**
 * Renders all pages and the 404 page, in the order of site.yaml, and the data that the browser fetches
 * when React hydrates a page. What all pages share is named after its content; the data of a page after
 * its path, so that a change of one page leaves the files of those that lead to it alone, unless it gets a
 * block of another type.
 */
export function renderSite(
  site: Site,
  { components, ...made }: Parameters<typeof sharedData>[1] & { components: Components },
): { shared: DataFile; pages: SitePage[] } {
  const shared = sharedData(site, made);
  const linkedOf = findLinked(site);
  const pages = [
    ...site.routes.map((page) => ({ page, path: page.path })),
    { page: site.notFound, path: null },
  ].map(({ page, path }) => {
    const content = pageData(site, page, made);
    const linked = linkedOf(page);
    return {
      page,
      path,
      components: neededFor(content),
      data: { address: dataAddress(path), json: JSON.stringify({ ...content, linked }) },
      rendered: renderPage(
        shared,
        { ...content, path, components },
        addressOf(site, path ?? '/404'),
      ),
    };
  });
  const json = JSON.stringify(shared);
  return { shared: { address: `/assets/shared-${hash(json)}.json`, json }, pages };
}

/** Every page carries this, so a page that is a list of links names only the first. */
const mostLinked = 24;

/** Finds the components of the pages that a page leads to, without those that it needs itself. */
function findLinked(site: Site): (page: Page) => Linked {
  const namesOf = ({ sections }: Page) =>
    new Set(neededFor({ sections, extras: extrasOf(sections) }));
  const shown = new Map(site.routes.map((route) => [route.path, namesOf(route)] as const));
  return (page) => {
    const own = namesOf(page);
    const home = page.header ? ['/'] : []; // where the logo leads
    const paths = new Set([...page.uses.pages, ...home, ...site.uses.pages]);
    return Object.fromEntries(
      [...paths].slice(0, mostLinked).flatMap((path): [string, (keyof Components)[]][] => {
        const names = [...(shown.get(path) ?? [])].filter((name) => !own.has(name));
        return names.length > 0 ? [[addressOf(site, path), names]] : [];
      }),
    );
  };
}
