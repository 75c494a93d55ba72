import { ownName } from '#load/findOpenings.ts';
import type { FieldForm } from '#load/formOf.ts';
import { listAt, valueAt } from '#load/paths.ts';
import type { ReadField } from '#load/readFields.ts';
import type { Path } from '#load/tree.ts';
import { type FilePlace, groupOf, type SiteMap, type UsePlace, writtenIn } from './siteMap.ts';

/** A name that the file declares, with everything that uses it. */
export type NamedPlace = FilePlace & {
  /** `constants.tiers.gold.payout`, `callNow`, `testimonials`. */
  name: string;
  /** As written; for a link, its address; for a section, its type. */
  written: string;
  form: FieldForm;
  /** What of its path ends in a name that the operator has chosen, and may choose again. */
  named?: Path;
  uses: UsePlace[];
};

/** The whole site as lists, for the tabs of the window. Empty ones for a text that cannot be read. */
export function outlineOf(map: SiteMap | undefined) {
  if (!map) return { routes: [], constants: [], links: [], theme: [], sections: [], events: [] };
  const { data, fields } = map;
  const under = (root: string) => fields.filter(({ path }) => path[0] === root);
  const named = (field: ReadField) => namedPlace(map, field, field.path.join('.'));
  return {
    routes: map.routes.map(({ page }) => {
      const { path = '', title = '' } = groupOf(page);
      return { path: String(path), title: String(title) };
    }),
    constants: [...under('constants'), ...under('timings')].map(named),
    links: under('links')
      .filter(({ path }) => path.at(-1) === 'href')
      .map((field) => namedPlace(map, field, String(field.path[1]))),
    /** The colours, typefaces and corners of the site: `theme.colours.accent`. */
    theme: under('theme').map(named),
    sections: Object.entries(groupOf(valueAt(data, ['sections']))).map(([name, block]) => ({
      ...map.partPlace(['sections', name]),
      name,
      written: String(groupOf(block)['type'] ?? ''),
      uses: map.usesOf(`sections.${name}`),
    })),
    /** The rules under pixel: events, in their order. */
    events: listAt(data, ['pixel', 'events']).map((_, index) =>
      map.partPlace(['pixel', 'events', index]),
    ),
  };
}

function namedPlace(map: SiteMap, field: ReadField, name: string): NamedPlace {
  const { path, scalar } = field;
  const named = ownName(map, path);
  return {
    ...map.place(path, scalar),
    name,
    ...(named && { named }),
    written: String(writtenIn(scalar)),
    form: field.form(),
    uses: map.affectedBy(path),
  };
}
