/** The HTML file of a path, found by every host without a rewriting rule: `/buy-media` is `buy-media.html`. */
export function pageFile(path: string | null): string {
  if (path === null) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** A name for the other files of a page, a different one for each path. */
export function pageName(path: string | null): string {
  if (path === null) return '404';
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '.');
}
