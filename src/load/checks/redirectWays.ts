import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { pageOf } from '../linksIn.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/**
 * A redirect should lead to its page at once: not over other redirects, which costs the visitor a
 * wait for each, and never round in a circle, which is told once.
 */
export function redirectWays({ file: { redirects }, names, tree }: CheckContext): Problem[] {
  // One from a page is never followed, and of two from one address only the first: told elsewhere.
  const followed = redirects.filter(({ from }) => !names.pages.includes(from));
  const targets = new Map(followed.toReversed().map(({ from, to }) => [from, to]));
  const told = new Set<string>();
  return [...redirects.entries()].flatMap(([index, { from, to }]) => {
    const way = wayFrom(to, targets);
    const location = valueLocation(tree, ['redirects', index, 'to']);
    if (way.includes(from)) {
      if (told.has(from)) return [];
      for (const stop of way) told.add(stop);
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
