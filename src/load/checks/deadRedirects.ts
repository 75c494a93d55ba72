import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A redirect from a page of the site, in any of its spellings: the page itself stands there. */
export function deadRedirects({ file, tree }: CheckContext): Problem[] {
  const pages = new Map([...file.routes.entries()].map(([index, { path }]) => [path, index]));
  return [...file.redirects.entries()].flatMap(([index, { from }]) => {
    const path = pages.has(from) ? from : from.replace(/\.html$/, '');
    const page = pages.get(path);
    if (page === undefined) return [];
    const { start, end } = valueLocation(tree, ['routes', page, 'path']);
    const related = [{ start, end, message: 'The page stands here.' }];
    const location = valueLocation(tree, ['redirects', index, 'from']);
    return createProblem('dead-redirect', { from, path }, { ...location, related });
  });
}
