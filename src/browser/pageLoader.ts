import type { PageData, SharedData } from '#page/PageData.ts';
import { fetchData } from './fetchData.ts';

/** Fetches the data of a path's page. */
export type LoadPage = (path: string) => Promise<PageData>;

/** Fetches page data with the tries of site.yaml, and keeps it for as long as site.yaml says. */
export function createPageLoader({ routes, notFound, constants }: SharedData): LoadPage {
  const { cacheFor, ...retry } = constants.fetching;
  const kept = new Map<string, Promise<PageData>>();
  return (path) => {
    const address = routes.find((route) => route.path === path)?.data ?? notFound;
    const known = kept.get(address);
    if (known) return known;
    const data = fetchData<PageData>(address, retry);
    kept.set(address, data);
    const forget = () => kept.delete(address);
    data.then(() => setTimeout(forget, cacheFor), forget);
    return data;
  };
}
