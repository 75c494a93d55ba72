import { ownName } from '#load/ownName.ts';
import { ownValue } from '#load/ownValue.ts';
import type { ReadField } from '#load/readFields.ts';
import type { Path } from '#load/tree.ts';
import type { NamedPlace, SectionPlace, SiteOutline } from './places.ts';
import { affectedBy, pathOfPage, routesIn, type SiteMap } from './siteMap.ts';

/** The whole site as lists. Empty ones for a text that cannot be read. */
export function outlineOf(map: SiteMap | undefined): SiteOutline {
  if (!map) return { routes: [], constants: [], links: [], theme: [], sections: [], events: [] };
  const { data } = map;
  const under = (root: string) => map.fields.filter(({ path }) => path[0] === root);
  const events = Array.isArray(data.pixel?.events) ? data.pixel.events : [];
  return {
    routes: routesIn(data).map((page, index) => ({
      path: String(page.path ?? ''),
      title: String(page.title ?? ''),
      place: map.partPlace(pathOfPage(map, String(page.path)) ?? ['routes', index]),
      sections: sectionPlaces(map, ['routes', index]),
    })),
    constants: under('constants').map((field) => namedPlace(map, field, field.path.join('.'))),
    links: under('links')
      .filter(({ path }) => path.at(-1) === 'href')
      .map((field) => namedPlace(map, field, String(field.path[1]))),
    theme: under('theme').map((field) => namedPlace(map, field, field.path.join('.'))),
    sections: Object.entries(groupOf(data.sections)).map(([name, block]) => ({
      ...map.partPlace(['sections', name]),
      name,
      written: String(groupOf(block)['type'] ?? ''),
      uses: map.usesOfSection(name),
    })),
    events: events.map((_, index) => map.partPlace(['pixel', 'events', index])),
  };
}

function namedPlace(map: SiteMap, field: ReadField, name: string): NamedPlace {
  const { path, scalar } = field;
  const named = ownName(map.data, path);
  return {
    ...map.place(path, scalar),
    name,
    ...(named && { named: [...named] }),
    written: String(scalar.template ?? scalar.value),
    form: field.form(),
    uses: affectedBy(path, map),
  };
}

/** The sections of a page in the order of the file, hidden ones included. */
export function sectionPlaces(map: SiteMap, page: Path): SectionPlace[] {
  const [root, index] = page;
  const data = root === 'routes' ? routesIn(map.data)[Number(index)] : map.data.notFound;
  const sections: unknown[] = Array.isArray(data?.sections) ? data.sections : [];
  return sections.map((section, at) => {
    const path = [...page, 'sections', at];
    const written = groupOf(section);
    const name = typeof written['use'] === 'string' ? written['use'] : undefined;
    const block = name === undefined ? written : groupOf(ownValue(map.data.sections ?? {}, name));
    const type = String(block['type'] ?? '');
    return {
      ...map.partPlace(path),
      type,
      name: bestName(block) ?? name ?? type,
      isHidden: written['hidden'] === true || block['hidden'] === true,
      ...(name !== undefined && {
        shared: { name, place: map.partPlace(['sections', name]), uses: map.usesOfSection(name) },
      }),
    };
  });
}

/** What people call a section: its heading, or else the first words that it has. */
function bestName(block: Record<string, unknown>): string | undefined {
  const keys = ['heading', 'headline', 'title', 'text', 'label'];
  const words = keys.map((key) => block[key]).find((value) => typeof value === 'string');
  return words !== undefined && words.length > 80 ? `${words.slice(0, 79)}…` : words;
}

/** A group of a file that may hold anything there. */
function groupOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
