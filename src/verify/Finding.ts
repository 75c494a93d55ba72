import type { SiteSchema } from '#schema/site.ts';
import { groupBy } from '#load/groupBy.ts';
import { placeInFiles } from '#load/placeInFiles.ts';
import type { Sources } from '#load/sources.ts';
import { readFields } from '#load/readFields.ts';
import { nodeAt, type Path, placeOfKey, placeOfValue } from '#load/tree.ts';
import { listed } from '#problems/phrases.ts';
import type { Problem } from '#problems/Problem.ts';
import type { DeclaredPage, Region } from './declarePages.ts';
import { type Code, type FactsOf, hintFor, messages } from './wording.ts';

/** Where a visitor meets an issue: `route` is null for the 404 page, `width` undefined where it does not matter. */
type Place = { route: string | null; width: number | undefined; section: string | undefined };

/** Something that a visitor of the built site would meet and that site.yaml does not declare. */
export type Finding = {
  code: Code;
  /** What of site.yaml it is about. */
  path: Path;
  message: string;
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
      place: { route: page.route, width, section: name },
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

/**
 * The findings as problems of the file, each cause once: the place in site.yaml, what is wrong and where
 * visitors meet it, what to do.
 */
export function findingProblems(
  findings: readonly Finding[],
  sources: Sources,
  schema: SiteSchema,
): Problem[] {
  const tree = readFields(sources, schema)?.tree;
  if (!tree) return [];
  const problems = [...groupBy(findings, causeOf).values()].flatMap((group) =>
    group.slice(0, 1).map(({ code, message, hint, path }): Problem => {
      const isValue = nodeAt(tree, path)?.kind === 'scalar';
      return {
        // What prints problems takes any word for a code.
        code: code as string as Problem['code'],
        severity: 'error',
        ...(isValue ? placeOfValue(tree, path) : placeOfKey(tree, path)),
        path: [...path],
        message: `${message}\n  ${printPlaces(group.map(({ place }) => place))}`,
        hint,
      };
    }),
  );
  return problems
    .toSorted((one, other) => one.start - other.start)
    .map(placeInFiles(sources, sources));
}

/** «On / and /affiliates at 320 and 768 px, in section 2 (tiers).» */
function printPlaces(places: readonly Place[]): string {
  const pages = unique(places.map(({ route }) => route ?? 'the 404 page'));
  const widths = unique(places.flatMap(({ width }) => width ?? [])).toSorted((a, b) => a - b);
  const sections = unique(places.flatMap(({ section }) => section ?? []));
  return [
    `On ${listed(pages, 6)}`,
    ...(widths.length > 0 ? [` at ${listed(widths.map(String))} px`] : []),
    ...(sections.length > 0 ? [`, in ${listed(sections, 3)}`] : []),
    '.',
  ].join('');
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
