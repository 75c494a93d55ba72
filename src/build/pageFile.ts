/** The HTML file of a path, found by every host without a rewriting rule: `/buy-media` is `buy-media.html`. */
export function pageFile(path: string | null): string {
  if (path === null) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
