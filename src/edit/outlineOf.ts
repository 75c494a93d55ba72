import { ownName } from '#load/ownName.ts';
import type { ReadField } from '#load/readFields.ts';
import { pathOfPage } from './findPlaces.ts';
import { affectedBy } from './findAffected.ts';
import type { NamedPlace, SiteOutline } from './places.ts';
import { groupOf, sectionPlaces } from './sectionPlaces.ts';
import type { SiteMap } from './siteMap.ts';

/** The whole site as lists. Empty ones for a text that cannot be read. */
export function outlineOf(map: SiteMap | undefined): SiteOutline {
  if (!map) return { routes: [], constants: [], links: [], theme: [], sections: [], events: [] };
  const { data } = map;
  const under = (root: string) => map.fields.filter(({ path }) => path[0] === root);
  const events = Array.isArray(data.pixel?.events) ? data.pixel.events : [];
  return {
    routes: (Array.isArray(data.routes) ? data.routes : []).map((page, index) => ({
      path: String(page?.path ?? ''),
      title: String(page?.title ?? ''),
      place: map.partPlace(pathOfPage(map, String(page?.path)) ?? ['routes', index]),
      sections: sectionPlaces(map, ['routes', index]),
    })),
    constants: under('constants').map((field) => valueNamed(map, field, field.path.join('.'))),
    links: under('links')
      .filter(({ path }) => path.at(-1) === 'href')
      .map((field) => valueNamed(map, field, String(field.path[1]))),
    theme: under('theme').map((field) => valueNamed(map, field, field.path.join('.'))),
    sections: Object.entries(groupOf(data.sections)).map(([name, block]) => ({
      ...map.partPlace(['sections', name]),
      name,
      written: String(groupOf(block)['type'] ?? ''),
      uses: map.usesOfSection(name),
    })),
    events: events.map((_, index) => map.partPlace(['pixel', 'events', index])),
  };
}

function valueNamed(map: SiteMap, field: ReadField, name: string): NamedPlace {
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
