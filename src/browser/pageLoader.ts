import { dataAddress } from '#page/dataAddress.ts';
import { loadComponents } from '#page/loadComponents.ts';
import type { PageData, ReadyPage, SharedData } from '#page/PageData.ts';
import { fetchData } from './fetchData.ts';

/** Fetches a path's page, with the components of its blocks. */
export type LoadPage = (path: string) => Promise<ReadyPage>;

/**
 * Fetches pages with the tries of site.yaml, and keeps them for as long as site.yaml says. A path
 * without a page fails: the host knows the answer to that.
 */
export function createPageLoader({ constants }: SharedData): LoadPage {
  const { cacheFor, ...retry } = constants.fetching;
  const kept = new Map<string, Promise<ReadyPage>>();
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    const page = fetchData<PageData>(dataAddress(path), retry).then(readyPage);
    kept.set(path, page);
    const forget = () => kept.delete(path);
    page.then(() => setTimeout(forget, cacheFor), forget);
    return page;
  };
}

/** Makes a page ready to be shown. A page with a block that is newer than this script fails. */
export async function readyPage(page: PageData): Promise<ReadyPage> {
  const components = await loadComponents(page.sections.map(({ type }) => type));
  const unknown = page.sections.find(({ type }) => !components[type]);
  if (unknown) throw new Error(unknown.type);
  return { ...page, components };
}
