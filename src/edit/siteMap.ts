import { type ReadField, readFields } from '#load/readFields.ts';
import { nodeAt, type Path, type Scalar, type TreeNode } from '#load/tree.ts';
import { linksIn } from '#load/linksIn.ts';
import { placeOfKey } from '#load/places.ts';
import { createLocator } from '#problems/locate.ts';
import type { Range } from '#problems/Problem.ts';
import type { FilePlace, UsePlace } from './FilePlace.ts';

/** A text of the site file, with where everything stands and what uses what. */
export type SiteMap = {
  source: string;
  data: SiteData;
  fields: readonly ReadField[];
  node(path: Path): TreeNode | undefined;
  /** A stretch of the file as people count. */
  place(path: Path, range: Range): FilePlace;
  /** Where a part of the file begins: its key, or the first key of a list item. */
  partPlace(path: Path): FilePlace;
  /** The pages that show what stands at a path: none for what every page carries. */
  routesOf(path: Path): string[];
  /** Everything that refers to a value by `${…}`, by its path with dots. */
  usesOfValue(name: string): UsePlace[];
  usesOfSection(name: string): UsePlace[];
  usesOfLink(name: string): UsePlace[];
  /** The other places that repeat a scalar with `*name`. */
  repeatsOf(scalar: Scalar, path: Path): UsePlace[];
};

/** As far as it can be read; everything may be missing. */
export type SiteData = {
  routes?: { path?: unknown; title?: unknown; sections?: unknown }[];
  notFound?: { sections?: unknown };
  sections?: Record<string, Record<string, unknown>>;
  constants?: unknown;
  links?: Record<string, unknown>;
  pixel?: { events?: unknown };
  redirects?: { from?: unknown }[];
};

/** Reads a text for those who look for places in it. Undefined when it is no YAML. */
export function createSiteMap(source: string): SiteMap | undefined {
  const read = readFields(source);
  if (!read) return undefined;
  const { tree, fields } = read;
  // Whatever the file holds: every key is asked for before it is used.
  const data = (read.data ?? {}) as SiteData;
  const locate = createLocator(source);
  const routes = Array.isArray(data.routes) ? data.routes : [];
  const sharedBy = pagesOfSections(data);
  const pathOf = (index: number) => String(routes[index]?.path ?? '');

  const place = (path: Path, range: Range): FilePlace => {
    const { line, column, endLine, endColumn } = locate(range);
    return { path: [...path], line, column, endLine, endColumn };
  };
  const routesOf = ([root, item]: Path): string[] => {
    if (root === 'routes' && typeof item === 'number') return [pathOf(item)];
    if (root === 'notFound') return ['404'];
    return root === 'sections' ? (sharedBy.get(String(item)) ?? []).map(({ route }) => route) : [];
  };
  const use = ({ path, scalar }: Pick<ReadField, 'path' | 'scalar'>): UsePlace => ({
    ...place(path, scalar),
    routes: [...new Set(routesOf(path))],
  });
  const referring = new Map<string, ReadField[]>();
  const naming = new Map<string, ReadField[]>();
  const starting = new Map<number, ReadField[]>();
  for (const field of fields) {
    for (const name of new Set(field.scalar.origins?.map(({ path }) => path.join('.')))) {
      listIn(referring, name).push(field);
    }
    const { path, kind, scalar } = field;
    const links = kind ? linksIn({ path, kind, value: String(scalar.value) }) : [];
    for (const name of new Set(links)) listIn(naming, name).push(field);
    listIn(starting, (field.scalar.repeats ?? field.scalar).start).push(field);
  }

  return {
    source,
    data,
    fields,
    node: (path) => nodeAt(tree, path),
    place,
    partPlace: (path) => place(path, placeOfKey(tree, path)),
    routesOf,
    usesOfValue: (name) => (referring.get(name) ?? []).map(use),
    usesOfLink: (name) => [
      ...(naming.get(name) ?? []).map(use),
      ...(referring.get(`links.${name}.href`) ?? []).map(use),
    ],
    usesOfSection: (name) =>
      (sharedBy.get(name) ?? []).map(({ route, path }) => ({
        ...place(path, placeOfKey(tree, path)),
        routes: [route],
      })),
    repeatsOf: (scalar, path) =>
      (starting.get((scalar.repeats ?? scalar).start) ?? [])
        .filter((other) => other.path.join('.') !== path.join('.'))
        .map(use),
  };
}

function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}

/** The pages that use each shared section, and where. */
function pagesOfSections({ routes, notFound }: SiteData) {
  const users = new Map<string, { route: string; path: Path }[]>();
  const pages = [
    ...(Array.isArray(routes) ? routes : []).map((page, index) => ({
      route: String(page?.path ?? ''),
      sections: page?.sections,
      path: ['routes', index],
    })),
    { route: '404', sections: notFound?.sections, path: ['notFound'] },
  ];
  for (const { route, sections, path } of pages) {
    for (const [index, section] of (Array.isArray(sections) ? sections : []).entries()) {
      const name: unknown = (section as { use?: unknown } | null)?.use;
      if (typeof name === 'string') {
        listIn(users, name).push({ route, path: [...path, 'sections', index] });
      }
    }
  }
  return users;
}
