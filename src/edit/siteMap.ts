import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '#load/groupBy.ts';
import { linksIn } from '#load/linksIn.ts';
import { placeOfKey } from '#load/places.ts';
import { type ReadField, readFields } from '#load/readFields.ts';
import { nodeAt, type Path, type Scalar, type TreeNode } from '#load/tree.ts';
import { createLocator } from '#problems/locate.ts';
import type { Range } from '#problems/Problem.ts';
import type { YamlPath } from './Operation.ts';
import type { FilePlace, UsePlace } from './places.ts';

/** A text of the site file, with the positions of everything in it and what uses what. */
export type SiteMap = {
  source: string;
  data: SiteData;
  fields: readonly ReadField[];
  node(path: Path): TreeNode | undefined;
  place(path: Path, range: Range): FilePlace;
  /** Where a part of the file begins: its key, or the first key of a list item. */
  partPlace(path: Path): FilePlace;
  /** The pages that show what is at a path: none for what every page carries. */
  routesOf(path: Path): string[];
  /** Everything that refers to a value by `${…}`, by its path with dots. */
  usesOfValue(name: string): UsePlace[];
  usesOfSection(name: string): UsePlace[];
  usesOfLink(name: string): UsePlace[];
  /** The other places that repeat a scalar with `*name`. */
  repeatsOf(scalar: Scalar, path: Path): UsePlace[];
};

/** As far as it can be read; everything may be missing. */
type SiteData = {
  routes?: { path?: unknown; title?: unknown; sections?: unknown }[];
  notFound?: { sections?: unknown };
  sections?: Record<string, Record<string, unknown>>;
  links?: Record<string, unknown>;
  pixel?: { events?: unknown };
  redirects?: { from?: unknown }[];
};

/** Reads a text for those who look for places in it. Undefined when it is no YAML. */
export function createSiteMap(source: string): SiteMap | undefined {
  const read = readFields(source);
  if (!read) return undefined;
  const { tree, fields } = read;
  // Whatever the file holds: every key is checked before it is used.
  const data = (read.data ?? {}) as SiteData;
  const locate = createLocator(source);
  const place = (path: Path, range: Range): FilePlace => {
    const { frame: _, ...located } = locate(range);
    return { path: [...path], ...located };
  };
  const partPlace = (path: Path) => place(path, placeOfKey(tree, path));

  const sections = groupBy(sharedSections(data), ({ name }) => name);
  const routesOf = ([root, item]: Path): string[] => {
    if (root === 'routes' && typeof item === 'number') return [String(routesIn(data)[item]?.path)];
    if (root === 'notFound') return ['404'];
    const shared = root === 'sections' ? sections.get(String(item)) : undefined;
    return [...new Set(shared?.map(({ route }) => route))];
  };
  const use = ({ path, scalar }: ReadField) => ({ ...place(path, scalar), routes: routesOf(path) });

  const referring = fieldsBy(fields, ({ scalar }) =>
    (scalar.origins ?? []).map(({ path }) => path.join('.')),
  );
  const linking = fieldsBy(fields, ({ path, kind, scalar }) =>
    kind ? linksIn({ path, kind, value: String(scalar.value) }) : [],
  );
  const anchored = groupBy(fields, ({ scalar }) => (scalar.repeats ?? scalar).start);
  const usesOfValue = (name: string) => (referring.get(name) ?? []).map(use);

  return {
    source,
    data,
    fields,
    node: (path) => nodeAt(tree, path),
    place,
    partPlace,
    routesOf,
    usesOfValue,
    usesOfLink: (name) => [
      ...(linking.get(name) ?? []).map(use),
      ...usesOfValue(`links.${name}.href`),
    ],
    usesOfSection: (name) =>
      (sections.get(name) ?? []).map(({ route, path }) => ({
        ...partPlace(path),
        routes: [route],
      })),
    repeatsOf: (scalar, path) =>
      (anchored.get((scalar.repeats ?? scalar).start) ?? [])
        .filter((other) => other.path.join('.') !== path.join('.'))
        .map(use),
  };
}

export function routesIn({ routes }: SiteData): NonNullable<SiteData['routes']> {
  return Array.isArray(routes) ? routes.map((page) => page ?? {}) : [];
}

/** The path of a page in the file; `route` is its address, or `404`. */
export function pathOfPage({ data }: SiteMap, route: string): Path | undefined {
  if (route === '404') return data.notFound ? ['notFound'] : undefined;
  const index = routesIn(data).findIndex(({ path }) => path === route);
  return index === -1 ? undefined : ['routes', index];
}

/**
 * What else a change at a path changes: where a constant or an address is referred to, the pages that
 * use a shared section, and what repeats a part with `*name`.
 */
export function affectedBy(path: Path, map: SiteMap): UsePlace[] {
  const [root, name] = path;
  const node = map.node(path);
  const found = [
    ...(root === 'sections' && name !== undefined ? map.usesOfSection(String(name)) : []),
    ...(root === 'links' && name !== undefined ? map.usesOfLink(String(name)) : []),
    ...(node?.kind === 'scalar' ? map.repeatsOf(node, path) : []),
  ];
  // Values refer to each other: what refers to those that do is affected, too.
  const open = [path.join('.')];
  const seen = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const uses = map.usesOfValue(key);
    found.push(...uses);
    open.push(...uses.map((use) => use.path.join('.')));
  }
  const byPath = new Map(found.map((use) => [use.path.join('.'), use]));
  byPath.delete(path.join('.'));
  return [...byPath.values()].toSorted((a, b) => a.line - b.line || a.column - b.column);
}

/** What is written at a path, and in which line; a group or list has no value. */
type FoundValue = { path: YamlPath; line: number; written?: Scalar['value'] };

/**
 * What is at a path; or, when something else than `written` is there, the only value of the same key
 * that is written like that. Undefined where there is nothing.
 */
export function findValue(
  map: SiteMap,
  path: YamlPath,
  written?: Scalar['value'],
): FoundValue | undefined {
  const here = map.fields.find((field) => isDeepStrictEqual(field.path, path));
  const isWritten = (field: ReadField) => String(writtenIn(field)) === String(written);
  const others =
    written === undefined || (here && isWritten(here))
      ? []
      : map.fields.filter((field) => field.path.at(-1) === path.at(-1) && isWritten(field));
  const found = others.length === 1 ? others[0] : here;
  if (!found) return map.node(path) && { path, line: map.partPlace(path).line };
  const { line } = map.place(found.path, found.scalar);
  return { path: [...found.path], line, written: writtenIn(found) };
}

function writtenIn({ scalar }: ReadField): Scalar['value'] {
  return scalar.template ?? scalar.value;
}

function fieldsBy(fields: readonly ReadField[], namesOf: (field: ReadField) => string[]) {
  const named = fields.flatMap((field) =>
    [...new Set(namesOf(field))].map((name) => ({ name, field })),
  );
  const groups = groupBy(named, ({ name }) => name);
  return new Map([...groups].map(([name, found]) => [name, found.map(({ field }) => field)]));
}

/** Where pages use shared sections, and which. */
function sharedSections(data: SiteData): { name: string; route: string; path: Path }[] {
  const pages = [
    ...routesIn(data).map((page, index) => ({ ...page, at: ['routes', index] })),
    { path: '404', sections: data.notFound?.sections, at: ['notFound'] },
  ];
  return pages.flatMap(({ path: route, sections, at }) =>
    (Array.isArray(sections) ? sections : []).flatMap((section, index) => {
      const name: unknown = (section as { use?: unknown } | null)?.use;
      const path = [...at, 'sections', index];
      return typeof name === 'string' ? [{ name, route: String(route), path }] : [];
    }),
  );
}
