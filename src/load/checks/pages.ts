import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Site } from '#schema/site.ts';
import { pageOf } from '../linksIn.ts';
import type { CheckContext } from './CheckContext.ts';

/** A page of which every section is hidden, there or where it is shared. */
export function emptyPages({ pages: { routes, notFound }, atKey }: CheckContext): Problem[] {
  return [...routes, notFound]
    .filter(({ sections }) => sections.every(({ isHidden }) => isHidden))
    .map(({ route, path }) => {
      const page = route === null ? 'the page for unknown addresses' : `the page ${route}`;
      return createProblem('empty-page', { page }, atKey([...path, 'sections']));
    });
}

/**
 * Every page must be reached from the home page over buttons and links, or say that visitors come
 * from outside (`reachedFrom: outside`). Of pages that only lead to each other the first is reported.
 * A site that leads to none of its pages but the home page has pages for advertisements, and forgot no link.
 */
export function unreachablePages({ file, site, atValue }: CheckContext): Problem[] {
  if (!leadsOn(site)) return [];
  const ways = new Map(site.routes.map(({ path, uses }) => [path, uses.pages]));
  // From the links to an old site, which others have.
  const moved = file.redirects.map(({ to }) => pageOf(to));
  const folders = moved.flatMap((to) => (to.endsWith('/*') ? to.slice(0, -1) : []));
  const isMoved = (path: string) =>
    moved.includes(path) || folders.some((folder) => path.startsWith(folder));
  const reached = new Set<string>();
  const reach = (start: string) => {
    reached.add(start);
    // A set hands out what is added on the way, too.
    const found = new Set([start]);
    for (const page of found) {
      for (const next of ways.get(page) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        found.add(next);
      }
    }
  };
  // The header, the footer and the page for unknown addresses can be met from anywhere.
  for (const page of [...site.uses.pages, ...site.notFound.uses.pages]) reach(page);
  for (const { path, reachedFrom } of file.routes)
    if (path === '/' || reachedFrom === 'outside' || isMoved(path)) reach(path);

  const lost = [...site.routes.entries()].filter(([, { path }]) => !reached.has(path));
  const led = new Set(lost.flatMap(([, { path, uses }]) => uses.pages.filter((to) => to !== path)));
  // Those that nothing leads to come first: the pages behind them then lack no link.
  return [...lost.filter(([, { path }]) => !led.has(path)), ...lost].flatMap(
    ([index, { path }]) => {
      if (reached.has(path)) return [];
      reach(path);
      return createProblem('unreachable-page', { path }, atValue(['routes', index, 'path']));
    },
  );
}

/** Whether anything of a site leads to a page that is neither the home page nor the one that it is on. */
function leadsOn({ uses, notFound, routes }: Site): boolean {
  const common = [...uses.pages, ...notFound.uses.pages];
  const own = routes.flatMap((route) => route.uses.pages.filter((to) => to !== route.path));
  return [...common, ...own].some((to) => to !== '/');
}
