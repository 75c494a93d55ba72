import { findOpenings } from '#load/findOpenings.ts';
import { groupBy } from '#load/groupBy.ts';
import type { ReadField } from '#load/readFields.ts';
import { richTextParts } from '#load/richTextParts.ts';
import type { Path } from '#load/tree.ts';
import { createDescribe, nameChoices } from './describeValues.ts';
import { sectionPlaces } from './outlineOf.ts';
import type { FoundWords, PagePlaces, PartPlaces, TextPlace } from './places.ts';
import { pathOfPage, type SiteMap } from './siteMap.ts';
import { sumOf } from './sumOf.ts';

/** What every page carries, named in the page's data as in the file. */
const common = ['header', 'footer', 'consent', 'messages'];

/**
 * Where everything on a page is written. `route` is its path, or `404`; `files` are those under
 * media/. Undefined when there is no such page.
 */
export function findPlaces(
  map: SiteMap,
  route: string,
  files: readonly string[],
): PagePlaces | undefined {
  const pagePath = pathOfPage(map, route);
  if (!pagePath) return undefined;
  const sections = sectionPlaces(map, pagePath);
  const shown = sections.filter(({ isHidden }) => !isHidden);
  // From where in the file to where in the page's data; nothing of a hidden section is shown.
  const parts: { from: Path; to: Path | undefined }[] = [
    ...sections.map((section) => ({
      from: section.shared?.place.path ?? section.path,
      to: section.isHidden ? undefined : ['page', 'sections', shown.indexOf(section)],
    })),
    { from: [...pagePath, 'title'], to: ['page', 'title'] },
    ...common.map((part) => ({ from: [part], to: ['shared', part] })),
  ];
  const describe = createDescribe(map, files);
  const values: PagePlaces['values'] = [];
  const texts: TextPlace[] = [];
  const byRoot = groupBy(map.fields, ({ path }) => rootOf(path));
  for (const { from, to } of parts) {
    for (const field of byRoot.get(rootOf(from)) ?? []) {
      if (!startsWith(field.path, from)) continue;
      const value = values.push(describe(field)) - 1;
      const at = to && [...to, ...field.path.slice(from.length)];
      if (at) texts.push(...textsOf(field, at, map).map((text) => ({ ...text, value })));
    }
  }
  return { page: map.partPlace(pagePath), sections, values, texts };
}

/** The page or part of the file that a path leads into. */
function rootOf([root, item]: Path): string {
  return root === 'routes' || root === 'sections' ? `${root}.${item}` : String(root);
}

const shownKinds = new Set(['text', 'title', 'alt']);

/** The texts of the page's data that a field becomes. */
function textsOf({ kind, scalar, path }: ReadField, at: Path, map: SiteMap) {
  if (typeof scalar.value !== 'string' || kind === undefined) return [];
  if (kind === 'richText') {
    const written = map.source.slice(scalar.start, scalar.end);
    let from = 0;
    return richTextParts(scalar.value).map((part) => {
      const word = /\S+/.exec(part.text)?.[0] ?? '';
      from = Math.max(from, written.indexOf(word, from));
      const { line, column } = map.place(path, { start: scalar.start + from, end: scalar.end });
      return { at: [...at, ...part.at], part: { line, column }, pieces: [] };
    });
  }
  if (!shownKinds.has(kind)) return [];
  const pieces = (scalar.origins ?? []).map(({ part }, origin) => ({ ...part, origin }));
  return [{ at: [...at], pieces }];
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}

/** Every single value in a part of the file, and what can be added to it. Undefined when there is no such part. */
export function findPart(
  map: SiteMap,
  path: Path,
  files: readonly string[],
): PartPlaces | undefined {
  if (!map.node(path)) return undefined;
  return {
    place: map.partPlace(path),
    values: map.fields
      .filter((field) => startsWith(field.path, path))
      .map(createDescribe(map, files)),
    openings: findOpenings(map.data, path, nameChoices(map, files)),
  };
}

/** More than this nobody reads. */
const mostFound = 60;

/**
 * The values that hold some words, as they are written or as pages show them: «£1,250» is found where
 * it is shown and where the file says 1250. The number itself comes before the places that show it.
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
  const isShown = ({ scalar: { value, template = '' } }: ReadField) =>
    plain(String(value)).includes(sought) || plain(template).includes(sought);
  const sources = map.fields.filter(isSource);
  const hits = [...sources, ...map.fields.filter((field) => isShown(field) && !isSource(field))];
  const describe = createDescribe(map, files);
  return {
    found: hits
      .slice(0, mostFound)
      .map((field) => ({ ...describe(field), routes: map.routesOf(field.path) })),
    count: hits.length,
  };
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
