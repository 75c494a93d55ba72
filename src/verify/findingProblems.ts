import { groupBy } from '#load/groupBy.ts';
import { readFields } from '#load/readFields.ts';
import { nodeAt, placeOfKey, placeOfValue } from '#load/tree.ts';
import { listed } from '#problems/phrases.ts';
import type { Problem } from '#problems/Problem.ts';
import { causeOf, type Finding, type Place } from './Finding.ts';

/**
 * The findings as problems of the file, each cause once: the place in site.yaml, what is wrong and where
 * visitors meet it, what to do.
 */
export function findingProblems(findings: readonly Finding[], source: string): Problem[] {
  const tree = readFields(source)?.tree;
  if (!tree) return [];
  const problems = [...groupBy(findings, causeOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { code, message, hint, path } = first;
    const isValue = nodeAt(tree, path)?.kind === 'scalar';
    return [
      {
        // What prints problems takes any word for a code.
        code: code as string as Problem['code'],
        severity: 'error' as const,
        ...(isValue ? placeOfValue(tree, path) : placeOfKey(tree, path)),
        path: [...path],
        message: `${message}\n  ${printPlaces(group.map(({ place }) => place))}`,
        hint,
      },
    ];
  });
  return problems.toSorted((one, other) => one.start - other.start);
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
