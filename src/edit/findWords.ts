import type { ReadField } from '#load/readFields.ts';
import type { ValuePlace } from './places.ts';
import type { SiteMap } from './siteMap.ts';
import { sumOf } from './sumOf.ts';
import { createValuePlaces } from './valuePlaces.ts';

/** A value that holds some words, and the pages that show it (`404`, or none for what every page carries). */
export type FoundWords = ValuePlace & { routes: string[] };

/** More than this nobody reads. */
const most = 60;

/**
 * The values that hold some words, as they are written or as pages show them: «£1,250» is found where
 * it is shown and where the file says 1250. Where a number stands comes before where it is shown.
 */
export function findWords(
  map: SiteMap,
  words: string,
  files: readonly string[],
): { found: FoundWords[]; count: number } {
  const sought = plain(words);
  if (sought === '') return { found: [], count: 0 };
  const sum = sumOf(words);
  const isSource = ({ scalar }: ReadField) => sum !== undefined && String(scalar.value) === sum;
  const isShown = ({ scalar }: ReadField) =>
    plain(String(scalar.value)).includes(sought) ||
    (scalar.template !== undefined && plain(scalar.template).includes(sought));
  const hits = map.fields.filter((field) => isSource(field) || isShown(field));
  const inOrder = [...hits.filter(isSource), ...hits.filter((field) => !isSource(field))];
  const describe = createValuePlaces(map, files);
  return {
    found: inOrder.slice(0, most).map((field) => ({
      ...describe(field),
      routes: map.routesOf(field.path),
    })),
    count: hits.length,
  };
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
