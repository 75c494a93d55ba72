import { groupBy } from '#load/groupBy.ts';
import { placeOfKey, placeOfValue } from '#load/places.ts';
import { readFields } from '#load/readFields.ts';
import { nodeAt } from '#load/tree.ts';
import { createLocator, type Located } from '#problems/locate.ts';
import { listed } from '#problems/phrases.ts';
import { causeOf, type Finding, type Place } from './Finding.ts';

/** The file that the findings are about, and whether the reader's terminal shows colours. */
type Where = { file: string; source: string; colour: boolean };

/** Findings with the same cause: one text of the file, met on several pages or at several widths. */
type Cause = Finding & { places: Place[]; located: Located };

/** The findings as people read them: the place in site.yaml, what is wrong, where visitors meet it, what to do. */
export function printFindings(
  findings: readonly Finding[],
  { file, source, colour }: Where,
): string {
  const paint = (code: string, text: string) => (colour ? `\u001B[${code}m${text}\u001B[0m` : text);
  return joinCauses(findings, source)
    .map(({ code, message, hint, places, located: { line, column, frame } }) =>
      [
        `${paint('1', `${file}:${line}:${column}`)} ${paint('1;31', 'error')} ${paint('2', code)}`,
        `  ${message}`,
        `  ${printPlaces(places)}`,
        paint('36', frame),
        `  ${paint('32', hint)}`,
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** Each cause once, in the order of the file. */
export function joinCauses(findings: readonly Finding[], source: string): Cause[] {
  const tree = readFields(source)?.tree;
  const locate = createLocator(source);
  const groups = groupBy(findings, causeOf);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first || !tree) return [];
      const isValue = nodeAt(tree, first.path)?.kind === 'scalar';
      const range = isValue ? placeOfValue(tree, first.path) : placeOfKey(tree, first.path);
      return [{ ...first, places: group.map(({ place }) => place), located: locate(range) }];
    })
    .toSorted((a, b) => a.located.line - b.located.line || a.located.column - b.located.column);
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
