import type { ExpandedPage } from '#load/expandPages.ts';
import type { ReadField } from '#load/readFields.ts';
import { isGroup } from '#load/paths.ts';
import { richTextParts } from '#load/richTextParts.ts';
import type { Path } from '#load/tree.ts';
import type { FilePlace, SiteMap, UsePlace } from './siteMap.ts';
import { createDescribe, type ValuePlace } from './values.ts';

/** One section of a page, as the list of sections of the page has it. */
export type SectionPlace = FilePlace & {
  /** The block type: `testimonials`. */
  type: string;
  /** The best name for people: its heading, headline or title, else its type. */
  name: string;
  isHidden: boolean;
  /** Its index among those that the page shows. */
  index: number | undefined;
  /** For `- use: NAME`: where the shared section itself is, and every place that uses it. */
  shared?: { name: string; place: FilePlace; uses: UsePlace[] };
};

/** A text of the page's data with its place in the file. The page's client marks the text at `at`. */
export type TextPlace = {
  /** From `shared` (SharedData) or `page` (PageData): `['page', 'sections', 0, 'headline']`. */
  at: Path;
  /** The stretch of the written text that `at` holds, when it is a part of it (rich text). */
  part?: { line: number; column: number };
  /** The stretches of the shown text that come from an origin. */
  pieces: { start: number; end: number; origin: number }[];
  /** The index in `values`. */
  value: number;
};

/** What every page carries, named in the page's data as in the file. */
const common = ['header', 'footer', 'consent', 'messages'];

/**
 * Where everything on a page is written: its sections, every single value of those and of what every page
 * carries, and its texts. `route` is its path, or `404`; `files` are those under media/. Undefined when
 * there is no such page.
 */
export function findPlaces(map: SiteMap, route: string, files: readonly string[]) {
  const page = map.pageAt(route);
  if (!page) return undefined;
  const title = map.fieldAt([...page.path, 'title']);
  // From where in the file to where in the page's data; nothing of a hidden section is shown.
  const parts = [
    ...page.sections.map(({ from, index }) => ({
      fields: map.fieldsIn(from),
      from,
      to: index === undefined ? undefined : ['page', 'sections', index],
    })),
    { fields: title ? [title] : [], from: page.path, to: ['page'] },
    ...common.map((part) => ({ fields: map.fieldsIn([part]), from: [part], to: ['shared', part] })),
  ];
  const describe = createDescribe(map, files);
  const values: ValuePlace[] = [];
  const texts: TextPlace[] = [];
  for (const { fields, from, to } of parts) {
    for (const field of fields) {
      const value = values.push(describe(field)) - 1;
      const at = to && [...to, ...field.path.slice(from.length)];
      if (at) texts.push(...textsOf(field, at, map).map((text) => ({ ...text, value })));
    }
  }
  return { page: map.partPlace(page.path), sections: sectionPlaces(map, page), values, texts };
}

/** The sections of a page in the order of the file, hidden ones included. */
function sectionPlaces(map: SiteMap, { sections }: ExpandedPage): SectionPlace[] {
  return sections.map(({ path, from, shared: name, block = {}, isHidden, index }) => {
    const type = String(block['type'] ?? '');
    return {
      ...map.partPlace(path),
      type,
      name: bestName(block) ?? name ?? type,
      isHidden,
      index,
      ...(name !== undefined && {
        shared: { name, place: map.partPlace(from), uses: map.usesOf(`sections.${name}`) },
      }),
    };
  });
}

/** What people call a section: its heading, or else the first words that it, or the first of its items with any, has. */
function bestName(block: Readonly<Record<string, unknown>>): string | undefined {
  const keys = ['heading', 'headline', 'title', 'text', 'label', 'eyebrow'];
  const words = keys.map((key) => block[key]).find((value) => typeof value === 'string');
  if (words !== undefined) return words.length > 80 ? `${words.slice(0, 79)}…` : words;
  const items = Object.values(block).filter(Array.isArray).flat().filter(isGroup);
  return items.map(bestName).find((name) => name !== undefined);
}

/** The texts of the page's data that a field becomes. */
function textsOf({ kind, scalar, path }: ReadField, at: Path, map: SiteMap) {
  if (typeof scalar.value !== 'string') return [];
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
  if (kind !== 'text' && kind !== 'title' && kind !== 'alt') return [];
  const pieces = (scalar.origins ?? []).map(({ part }, origin) => ({ ...part, origin }));
  return [{ at, pieces }];
}
