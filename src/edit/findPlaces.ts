import type { ReadField } from '#load/readFields.ts';
import { richTextParts } from '#load/richTextParts.ts';
import type { Path } from '#load/tree.ts';
import type { PagePlaces, TextPlace } from './places.ts';
import { sectionPlaces } from './sectionPlaces.ts';
import type { SiteMap } from './siteMap.ts';
import { createValuePlaces } from './valuePlaces.ts';

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
  // From where in the file to where in the page's data; all sections that are not shown lead nowhere.
  const ways: { from: Path; to: Path | undefined }[] = [
    ...sections.map((section) => ({
      from: section.shared?.place.path ?? section.path,
      to: section.isHidden ? undefined : ['page', 'sections', shown.indexOf(section)],
    })),
    { from: [...pagePath, 'title'], to: ['page', 'title'] },
    ...common.map((part) => ({ from: [part], to: ['shared', part] })),
  ];
  const describe = createValuePlaces(map, files);
  const found = { values: [] as PagePlaces['values'], texts: [] as TextPlace[] };
  const byRoot = fieldsByPart(map);
  for (const { from, to } of ways) {
    for (const field of byRoot(from)) {
      if (!startsWith(field.path, from)) continue;
      const index = found.values.push(describe(field)) - 1;
      if (to)
        found.texts.push(
          ...textsOf(field, [...to, ...field.path.slice(from.length)], { index, map }),
        );
    }
  }
  return { page: map.partPlace(pagePath), sections, ...found };
}

export function pathOfPage({ data }: SiteMap, route: string): Path | undefined {
  if (route === '404') return data.notFound ? ['notFound'] : undefined;
  const index = (Array.isArray(data.routes) ? data.routes : []).findIndex(
    (page) => page?.path === route,
  );
  return index === -1 ? undefined : ['routes', index];
}

/** Looks only at the fields of the same page or part. */
function fieldsByPart({ fields }: SiteMap): (from: Path) => readonly ReadField[] {
  const parts = new Map<string, ReadField[]>();
  for (const field of fields) {
    const key = field.path.slice(0, 2).join('.');
    for (const name of new Set([key, String(field.path[0])])) {
      const list = parts.get(name);
      if (list) list.push(field);
      else parts.set(name, [field]);
    }
  }
  return (from) => parts.get(from.slice(0, 2).join('.')) ?? [];
}

const shownKinds = new Set(['text', 'title', 'alt']);

/** The texts of the page's data that a field becomes. */
function textsOf(
  { kind, scalar, path }: ReadField,
  at: Path,
  { index, map }: { index: number; map: SiteMap },
): TextPlace[] {
  if (typeof scalar.value !== 'string' || kind === undefined) return [];
  if (kind === 'richText') {
    const written = map.source.slice(scalar.start, scalar.end);
    let from = 0;
    return richTextParts(scalar.value).map((part) => {
      const word = /\S+/.exec(part.text)?.[0] ?? '';
      const found = written.indexOf(word, from);
      if (found !== -1) from = found;
      const { line, column } = map.place(path, { start: scalar.start + from, end: scalar.end });
      return { at: [...at, ...part.at], part: { line, column }, pieces: [], value: index };
    });
  }
  if (!shownKinds.has(kind)) return [];
  const pieces = (scalar.origins ?? []).map(({ part }, origin) => ({ ...part, origin }));
  return [{ at: [...at], pieces, value: index }];
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}
