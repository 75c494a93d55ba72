/**
 * Where the data of the page at a path is fetched; null is the 404 page. It follows from the path
 * alone, so that a change of one page changes the address of no file that another one names.
 */
export function dataAddress(path: string | null): string {
  if (path === null) return '/data/404.json';
  return `/data${path === '/' ? '/index' : path}.json`;
}
