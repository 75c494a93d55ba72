import { type ExpandedPage, expandPages } from '#load/expandPages.ts';
import { fieldsByPart } from '#load/fieldsByPart.ts';
import { groupBy } from '#load/groupBy.ts';
import { linksIn } from '#load/linksIn.ts';
import { isHolder } from '#load/paths.ts';
import { type ReadField, readFields } from '#load/readFields.ts';
import { fileAt, type Sources } from '#load/sources.ts';
import { nodeAt, type Path, placeOfKey, type Scalar } from '#load/tree.ts';
import { moveBy } from '#problems/applyEdits.ts';
import { createLocator } from '#problems/locate.ts';
import type { Range } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';

/** Where something is written: in the site file, or in the other file that it names. Line and column from 1, in UTF-16 units. */
export type FilePlace = { path: Path; line: number; column: number; file?: string };

/** A place that uses a constant, a link or a shared section, and the pages that show it. */
export type UsePlace = FilePlace & {
  /** Route paths; `404` for the page for unknown addresses; empty for what every page carries. */
  routes: string[];
};

/** What is written at a path, and in which line; a group or list has no value. */
type FoundValue = { path: Path; line: number; written?: Scalar['value'] };

/** The texts of a site, with the positions of everything in it and what uses what. */
export type SiteMap = NonNullable<ReturnType<typeof createSiteMap>>;

/** Reads the texts of a site for those who look for places in them. Undefined when one is no YAML. */
export function createSiteMap(sources: Sources, schema: SiteSchema) {
  const read = readFields(sources, schema);
  if (!read) return undefined;
  const { tree, data, fields } = read;
  const { routes, notFound } = expandPages(data);
  const pages = [...routes, ...(notFound.page ? [{ ...notFound, route: '404' }] : [])];
  const locate = locateIn(sources);
  const users = groupBy(usersIn(fields, pages), ({ name }) => name);
  const uses = new Map<string, UsePlace[]>();

  const node = (path: Path) => nodeAt(tree, path);
  const fieldsByPath = new Map(fields.map((field) => [field.path.join('.'), field]));
  const fieldAt = (path: Path) => fieldsByPath.get(path.join('.'));
  const place = (path: Path, range: Range): FilePlace => {
    return { path, ...locate(range) };
  };
  /** Where a part of the file begins: its key, or the first key of a list item. */
  const partPlace = (path: Path) => place(path, placeOfKey(tree, path));
  /** The pages that show what is at a path: none for what every page carries. */
  const routesOf = ([root, item]: Path): string[] => {
    if (root === 'routes' && typeof item === 'number') return [String(routes[item]?.route)];
    if (root === 'notFound') return ['404'];
    const shared = root === 'sections' ? (users.get(`sections.${item}`) ?? []) : [];
    return [...new Set(shared.flatMap(({ path }) => routesOf(path)))];
  };
  /** What uses a value by `${…}`, a link (`links.form`) or a shared section (`sections.benefits`). */
  const usesOf = (name: string): UsePlace[] => {
    const known = uses.get(name);
    if (known) return known;
    const found = (users.get(name) ?? []).map(({ path, range }) => ({
      ...(range ? place(path, range) : partPlace(path)),
      routes: routesOf(path),
    }));
    uses.set(name, found);
    return found;
  };
  const usesOfLink = (name: string) => [
    ...usesOf(`links.${name}`),
    ...usesOf(`links.${name}.href`),
  ];

  return {
    source: sources.text,
    schema,
    data,
    fields,
    fieldsIn: fieldsByPart(fields),
    routes,
    node,
    fieldAt,
    place,
    partPlace,
    routesOf,
    usesOf,
    usesOfLink,

    /** The page of an address; `404` for the one for unknown addresses. */
    pageAt: (route: string) => pages.find((page) => page.route === route),

    /**
     * What else a change at a path changes: where a constant or an address is referred to, the pages
     * that use a shared section, and what repeats a part with `*name`.
     */
    affectedBy(path: Path): UsePlace[] {
      const [root, name] = path;
      const here = node(path);
      const found = [
        ...(root === 'sections' ? usesOf(`sections.${name}`) : []),
        ...(root === 'links' ? usesOfLink(String(name)) : []),
        ...(here?.kind === 'scalar' ? usesOf(anchorOf(here)) : []),
      ];
      // Values refer to each other: what refers to those that do is affected, too.
      const open = [path.join('.')];
      const seen = new Set<string>();
      for (let key = open.pop(); key !== undefined; key = open.pop()) {
        if (seen.has(key)) continue;
        seen.add(key);
        found.push(...usesOf(key));
        open.push(...usesOf(key).map((use) => use.path.join('.')));
      }
      const byPath = new Map(found.map((use) => [use.path.join('.'), use]));
      byPath.delete(path.join('.'));
      return [...byPath.values()].toSorted((a, b) => a.line - b.line || a.column - b.column);
    },

    /**
     * What is at a path; or, when something else than `written` is there, the only value of the same
     * key that is written like that. Undefined where there is nothing.
     */
    findValue(path: Path, written?: Scalar['value']): FoundValue | undefined {
      const here = fieldAt(path);
      const isWritten = ({ scalar }: ReadField) => String(writtenIn(scalar)) === String(written);
      const others =
        written === undefined || (here && isWritten(here))
          ? []
          : fields.filter((field) => field.path.at(-1) === path.at(-1) && isWritten(field));
      const found = others.length === 1 ? others[0] : here;
      if (!found) return node(path) && { path, line: partPlace(path).line };
      const { path: at, line } = place(found.path, found.scalar);
      return { path: at, line, written: writtenIn(found.scalar) };
    },
  };
}

/** Finds the line and column of a place, and its file where that is not the site file. */
function locateIn(sources: Sources): (range: Range) => Omit<FilePlace, 'path'> {
  const [main] = sources.files;
  const locators = new Map(sources.files.map((file) => [file, createLocator(file.text)]));
  return (range) => {
    const file = fileAt(sources, range);
    const place = locators.get(file)?.(moveBy(range, -file.start));
    const { line, column } = place ?? { line: 1, column: 1 };
    return { line, column, ...(file !== main && { file: file.path }) };
  };
}

/** The text as YAML reads it, with `${…}` as written. */
export function writtenIn({ template, value }: Scalar): Scalar['value'] {
  return template ?? value;
}

/** A group of a file that may hold anything there. */
export function groupOf(value: unknown): Record<string, unknown> {
  return isHolder(value) ? value : {};
}

/** Every place that uses something that has a name. */
function usersIn(
  fields: readonly ReadField[],
  pages: readonly ExpandedPage[],
): { name: string; path: Path; range?: Range }[] {
  const sections = pages.flatMap((page) => page.sections);
  const sharers = sections.filter(({ shared }) => shared !== undefined);
  const users = fields.flatMap(({ path, kind, scalar }) => {
    const value = String(scalar.value);
    const names = [
      anchorOf(scalar),
      ...(scalar.origins ?? []).map((origin) => origin.path.join('.')),
      ...(kind ? linksIn({ path, kind, value }) : []).map((link) => `links.${link}`),
    ];
    return [...new Set(names)].map((name) => ({ name, path, range: scalar }));
  });
  return [...users, ...sharers.map(({ from, path }) => ({ name: from.join('.'), path }))];
}

/** What all scalars have in common that repeat one (`*name`), and that one. */
function anchorOf(scalar: Scalar): string {
  return `*${(scalar.repeats ?? scalar).start}`;
}
