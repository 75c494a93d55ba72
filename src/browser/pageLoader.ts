import { dataAddress } from '#page/dataAddress.ts';
import { loadComponents } from '#page/loadComponents.ts';
import type { Linked, PageData, ReadyPage, SharedData } from '#page/PageData.ts';
import { fetchData } from './fetchData.ts';

/** Fetches a path's page, with the components of its blocks. */
export type LoadPage = (path: string) => Promise<ReadyPage>;

/**
 * Fetches pages with the tries of site.yaml, and keeps them for as long as site.yaml says. A path
 * without a page fails: the host knows the answer to that. `first` is what the page that is there
 * knows of others; those that are fetched know more.
 */
export function createPageLoader({ constants }: SharedData, first: Linked = {}): LoadPage {
  const { cacheFor, ...retry } = constants.fetching;
  const kept = new Map<string, Promise<ReadyPage>>();
  const linked = new Map(Object.entries(first));
  const learn = (page: ReadyPage) => {
    for (const [path, types] of Object.entries(page.linked ?? {})) linked.set(path, types);
    return page;
  };
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    // Beside the data, not after it. What fails here is asked for again when the data is there.
    loadComponents(linked.get(path) ?? []).catch(() => {});
    const page = fetchData<PageData>(dataAddress(path), retry)
      .then((data) => readyPage(path, data))
      .then(learn);
    kept.set(path, page);
    const forget = () => kept.delete(path);
    page.then(() => setTimeout(forget, cacheFor), forget);
    return page;
  };
}

/**
 * Makes the page at a path ready to be shown; the 404 page has none. A page with a block that is newer
 * than this script fails.
 */
export async function readyPage(path: string | null, page: PageData): Promise<ReadyPage> {
  const components = await loadComponents(page.sections.map(({ type }) => type));
  const unknown = page.sections.find(({ type }) => !components[type]);
  if (unknown) throw new Error(unknown.type);
  return { ...page, path, components };
}
