/**
 * Where the data of the page at a path is fetched; null is the 404 page. It follows from the path
 * alone, so that no page has to know of any other, and a change of one changes the files of no other.
 */
export function dataAddress(path: string | null): string {
  if (path === null) return '/data/404.json';
  return `/data${path === '/' ? '/index' : path}.json`;
}
