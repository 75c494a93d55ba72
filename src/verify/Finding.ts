import type { Path } from '#load/tree.ts';
import type { DeclaredPage, Region } from './declarePages.ts';
import { type Code, type FactsOf, hintFor, messages } from './wording.ts';

/** Where a visitor meets an issue: `route` is null for the 404 page, `width` undefined where it does not matter. */
export type Place = { route: string | null; width?: number; section?: string };

/** Something that a visitor of the built site would meet and that site.yaml does not declare. */
export type Finding = {
  code: Code;
  /** What of site.yaml it is about. */
  path: Path;
  /** What is wrong. */
  message: string;
  /** What to do. */
  hint: string;
  place: Place;
};

/**
 * What a check finds on a page. Without a region it is about the whole page, without a path about what
 * is written for the region.
 */
export type Issue = {
  [C in Code]: { code: C; facts: FactsOf<C>; region?: Region; path?: Path };
}[Code];

/** The same for findings with one cause: an issue is a few pixels larger or smaller at another width. */
export function causeOf({ code, path, message }: Finding): string {
  return JSON.stringify([code, path, message.replace(/[\d.]+ px|\d+\.\d+/g, '')]);
}

/** The issues of a page with their words and places, at a width or whatever the width. */
export function createFindings(
  issues: readonly Issue[],
  page: DeclaredPage,
  width?: number,
): Finding[] {
  return issues.map(({ code, facts, region = 'page', path }) => {
    const { name, path: regionPath } = describeRegion(page, region);
    // The compiler cannot follow that `facts` belongs to `code`; the type `Issue` holds it.
    const messageOf = messages[code] as (known: typeof facts) => string;
    return {
      code,
      message: messageOf(facts),
      hint: hintFor(code),
      path: path ?? regionPath,
      place: {
        route: page.route,
        ...(width !== undefined && { width }),
        ...(name !== undefined && { section: name }),
      },
    };
  });
}

function describeRegion(page: DeclaredPage, region: Region): { name?: string; path: Path } {
  if (typeof region === 'number') return page.sections[region] ?? page;
  const regions = {
    header: { name: 'the header', path: ['header'] },
    footer: { name: 'the footer', path: ['footer'] },
    question: { name: 'the consent question', path: ['consent'] },
    page: { path: page.path },
  };
  return regions[region];
}
