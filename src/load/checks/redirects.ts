import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { bySpecificity, type Former, matchFormer, readFormer } from '../former.ts';
import { groupBy } from '../groupBy.ts';
import { pageOf } from '../linksIn.ts';
import { nearestWords } from '../nearestWords.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';

/** A redirect from a page of the site, in any of its spellings: the page itself is there. */
export function deadRedirects({ file, atValue }: CheckContext): Problem[] {
  const pages = new Map(file.routes.map(({ path }, index) => [path, index]));
  return file.redirects.flatMap(({ from }, index) => {
    const former = readFormer(from);
    if (former.isRest || former.query.length > 0) return [];
    const path = pages.has(former.path) ? former.path : former.path.replace(/\.html$/, '');
    const page = pages.get(path);
    if (page === undefined) return [];
    const related = relatedTo(atValue(['routes', page, 'path']), 'The page stands here.');
    const place = { ...atValue(['redirects', index, 'from']), ...related };
    return createProblem('dead-redirect', { from, path }, place);
  });
}

/** A redirect that hands on the rest of an address to a folder without pages. */
export function restTargets({ file, names, atValue }: CheckContext): Problem[] {
  return file.redirects.flatMap(({ to }, index) => {
    if (!to.endsWith('/*') || names.route.some((path) => path.startsWith(to.slice(0, -1))))
      return [];
    const known = names.route.map((path) => path.replace(/[^/]*$/, '*'));
    const facts = { name: to, nearest: nearestWords(to, known), known: names.route };
    return createProblem('unknown-page', facts, atValue(['redirects', index, 'to']));
  });
}

type Followed = Former & { from: string; to: string };

/** Where a visitor is, or was last led to. */
type Address = { path: string; query: URLSearchParams };

/**
 * A redirect should lead to its page at once: not over other redirects, which costs the visitor a
 * wait for each, and never in a circle, which is reported once. Hosts pass the visitor’s query on.
 */
export function redirectWays({ file: { redirects }, names, atValue }: CheckContext): Problem[] {
  const pages = new Set(names.route);
  const all = redirects.map(({ from, to }): Followed => ({ ...readFormer(from), from, to }));
  const next = createNext(all, pages);
  const reported = new Set<Followed>();
  return all.flatMap((first, index) => {
    const way = new Set<Followed>();
    const query = new URLSearchParams(first.query.map((pair) => [...pair]));
    let at = follow(first, { path: first.path + (first.isRest ? '/x' : ''), query });
    let stop = next(at);
    while (at && stop && !way.has(stop)) {
      way.add(stop);
      at = follow(stop, at);
      stop = next(at);
    }
    const location = atValue(['redirects', index, 'to']);
    const led = [...way];
    if (way.has(first)) {
      if (reported.has(first)) return [];
      for (const one of led) reported.add(one);
      const facts = { way: [first.from, ...led.map(({ from }) => from)] };
      return createProblem('redirect-loop', facts, location);
    }
    const last = led.at(-1);
    // One that leads into a circle is right when the circle is.
    if (!last || stop) return [];
    const end = last.isRest && !first.isRest ? (at?.path ?? last.to) : last.to;
    return createProblem('redirect-chain', { to: first.to, end }, { ...location, suggestion: end });
  });
}

/**
 * Finds the redirect that is followed at an address. By the address: a thousand in a row are looked up half a
 * million times.
 */
function createNext(all: readonly Followed[], pages: ReadonlySet<string>) {
  // One from a page is never followed, and of two from one address only the first: other checks report them.
  const followed = all
    .filter(({ isRest, query, path }) => isRest || query.length > 0 || !pages.has(path))
    .toSorted(bySpecificity);
  const byPath = groupBy(followed, ({ path, isRest }) => (isRest ? `${path}/` : path));
  return (at: Address | undefined) => {
    if (!at) return undefined;
    const find = (path: string) => byPath.get(path)?.find((one) => matchFormer(one, at));
    const exact = find(at.path.replace(/(?<=.)\/$/, ''));
    if (exact || pages.has(at.path)) return exact;
    const folders = [...at.path.matchAll(/\//g)].map(({ index }) => at.path.slice(0, index + 1));
    // The longest first.
    return folders.toReversed().flatMap((folder) => find(folder) ?? [])[0];
  };
}

/** Where a redirect leads from an address; nowhere within the site by the name of a link. */
function follow({ path, to, isRest, query }: Followed, at: Address): Address | undefined {
  if (!to.startsWith('/')) return undefined;
  const rest = isRest ? at.path.slice(path.length + 1) : '';
  const target = pageOf(to).replace(/\*$/, () => rest);
  return {
    path: target,
    query: target === path && query.length > 0 ? new URLSearchParams() : at.query,
  };
}
