import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { pageOf } from '../linksIn.ts';
import { ownValue } from '../ownValue.ts';
import type { CheckContext } from './CheckContext.ts';
import { relatedTo, valueLocation } from './locations.ts';

/** A redirect from a page of the site, in any of its spellings: the page itself is there. */
export function deadRedirects({ file, tree }: CheckContext): Problem[] {
  const pages = new Map([...file.routes.entries()].map(([index, { path }]) => [path, index]));
  return [...file.redirects.entries()].flatMap(([index, { from }]) => {
    const path = pages.has(from) ? from : from.replace(/\.html$/, '');
    const page = pages.get(path);
    if (page === undefined) return [];
    const location = valueLocation(tree, ['redirects', index, 'from']);
    const related = relatedTo(
      valueLocation(tree, ['routes', page, 'path']),
      'The page stands here.',
    );
    return createProblem('dead-redirect', { from, path }, { ...location, ...related });
  });
}

/**
 * A redirect should lead to its page at once: not over other redirects, which costs the visitor a
 * wait for each, and never in a circle, which is reported once.
 */
export function redirectWays({ file: { redirects }, names, tree }: CheckContext): Problem[] {
  // One from a page is never followed, and of two from one address only the first: other checks report them.
  const followed = redirects.filter(({ from }) => !names.pages.includes(from));
  const targets = new Map(followed.toReversed().map(({ from, to }) => [from, to]));
  const reported = new Set<string>();
  return [...redirects.entries()].flatMap(([index, { from, to }]) => {
    const way = wayFrom(to, targets);
    const location = valueLocation(tree, ['redirects', index, 'to']);
    if (way.includes(from)) {
      if (reported.has(from)) return [];
      for (const stop of way) reported.add(stop);
      return createProblem('redirect-loop', { way: [from, ...way] }, location);
    }
    const end = targets.get(way.at(-1) ?? '');
    // One that leads into a circle is right when the circle is.
    if (end === undefined || way.includes(pageOf(end))) return [];
    return createProblem('redirect-chain', { to, end }, { ...location, suggestion: end });
  });
}

/** The redirects that a visitor passes on the way from a target, in order; of a circle, each once. */
function wayFrom(target: string, targets: ReadonlyMap<string, string>): string[] {
  const way = new Set<string>();
  let at: string | undefined = pageOf(target);
  while (at !== undefined && targets.has(at) && !way.has(at)) {
    way.add(at);
    at = pageOf(targets.get(at) ?? '');
  }
  return [...way];
}

/** A host can send a browser to a web page, but not to a telephone number or an e-mail address. */
export function offWebRedirects({ file: { redirects, links }, tree }: CheckContext): Problem[] {
  return [...redirects.entries()].flatMap(([index, { to }]) => {
    const link = ownValue(links, to);
    if (!link || link.href.startsWith('https:')) return [];
    const location = valueLocation(tree, ['redirects', index, 'to']);
    return createProblem('redirect-off-web', { name: to }, location);
  });
}
