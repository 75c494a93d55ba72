import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Facts } from './Check.ts';
import { valueSpot } from './spots.ts';

/** A redirect from a page of the site, in any of its spellings: the page itself stands there. */
export function deadRedirects({ file, tree }: Facts): Problem[] {
  const pages = new Map([...file.routes.entries()].map(([index, { path }]) => [path, index]));
  return [...file.redirects.entries()].flatMap(([index, { from }]) => {
    const path = pages.has(from) ? from : from.replace(/\.html$/, '');
    const page = pages.get(path);
    if (page === undefined) return [];
    const { start, end } = valueSpot(tree, ['routes', page, 'path']);
    const related = [{ start, end, message: 'The page stands here.' }];
    const spot = valueSpot(tree, ['redirects', index, 'from']);
    return createProblem('dead-redirect', { from, path }, { ...spot, related });
  });
}
