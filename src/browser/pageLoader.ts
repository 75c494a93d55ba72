import { FinalError, type Retry, retry } from '#parts/download.ts';
import { dataAddress, type PageData, type ReadyPage, type SharedData } from '#page/PageData.ts';
import { loadComponents } from '#page/components.ts';

/** Loads the page at a path, with the components of its blocks. */
export type LoadPage = (path: string) => Promise<ReadyPage>;

/**
 * Loads pages with the retries of site.yaml, and caches them for as long as site.yaml says. A path
 * without a page fails: the host knows how to answer that.
 */
export function createPageLoader({ constants }: SharedData): LoadPage {
  const { cacheFor, ...retrying } = constants.fetching;
  const cache = new Map<string, Promise<ReadyPage>>();
  const load = async (path: string) =>
    readyPage(path, await fetchData<PageData>(dataAddress(path), retrying));
  return (path) => {
    const known = cache.get(path);
    if (known) return known;
    const page = load(path);
    cache.set(path, page);
    const expire = () => cache.delete(path);
    page.then(() => setTimeout(expire, cacheFor), expire);
    return page;
  };
}

/**
 * A page with its components, for `path`; the 404 page has none. A page with a block that is newer than
 * this script fails.
 */
export async function readyPage(path: string | null, page: PageData): Promise<ReadyPage> {
  const components = await loadComponents(page.sections.map(({ type }) => type));
  const unknown = page.sections.find(({ type }) => !components[type]);
  if (unknown) throw new Error(unknown.type);
  return { ...page, path, components };
}

type Fetching = Retry & { /** Milliseconds that one try may take. */ timeout: number };

/** Client errors that no retry can help (RFC 9110): the file is not there, and will not be. */
const final = [400, 401, 403, 404, 410];

/** Fetches a data file of this site. */
export function fetchData<Data>(address: string, fetching: Fetching): Promise<Data> {
  return retry(async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(fetching.timeout) });
    if (!response.ok) throw new (final.includes(response.status) ? FinalError : Error)(address);
    return (await response.json()) as Data;
  }, fetching);
}
