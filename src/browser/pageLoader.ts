import { FinalError, type Retry, retry } from '#parts/download.ts';
import {
  dataAddress,
  type Linked,
  type PageData,
  type ReadyPage,
  type SharedData,
} from '#page/PageData.ts';
import { loadComponents, neededFor } from '#page/components.ts';

/** Loads the page at a path of the host, with the components of its blocks. */
export type LoadPage = (path: string) => Promise<ReadyPage>;

/**
 * Loads pages with the retries of site.yaml, and caches them for as long as site.yaml says. A path
 * without a page fails: the host knows how to answer that. `first` is what the page that is there knows
 * of the pages it leads to; those that are loaded know more.
 */
export function createPageLoader(
  { timings, base = '' }: Pick<SharedData, 'timings' | 'base'>,
  first: Linked = {},
): LoadPage {
  const { cacheFor, ...retrying } = timings.fetching;
  const cache = new Map<string, Promise<ReadyPage>>();
  const linked = new Map(Object.entries(first));
  const load = async (path: string) => {
    // Some hosts serve the home page at `/shop`, too.
    const address = base + dataAddress(path.slice(base.length) || '/');
    const data = await fetchData<PageData>(address, retrying);
    for (const [to, types] of Object.entries(data.linked ?? {})) linked.set(to, types);
    return readyPage(path, data);
  };
  return (path) => {
    const known = cache.get(path);
    if (known) return known;
    // Beside the data: after it, a linked page came 137 ms later on a phone's connection. What fails here is
    // loaded again when the data is there.
    loadComponents(linked.get(path) ?? []).catch(() => {});
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
  const components = await loadComponents(neededFor(page));
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
