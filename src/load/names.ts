import type { Kind } from '#schema/kinds.ts';
import { styleNames } from '#styles/readStyle.ts';
import type { Field } from './findValues.ts';
import { iconNames } from './icons.ts';
import { nearestIcons } from './nearestIcons.ts';
import type { Nearest } from './nearestWords.ts';
import { isGroup, listAt, valueAt } from './paths.ts';
import type { FileSystem } from './fileSystemOf.ts';
import { idOf } from './typefaces.ts';

/** Every name that a site declares, and the files and icons that it can name, by the kind of field that asks for one. */
export type Names = Readonly<
  Record<
    | 'link'
    | 'route'
    | 'target'
    | 'section'
    | 'click'
    | 'parameter'
    | 'media'
    | 'icon'
    | 'style'
    | 'typeface'
    | 'timeZone',
    readonly string[]
  >
>;

/** The names that the data declares, as far as it can be read. */
export function collectNames(
  data: unknown,
  fields: readonly Field[],
  fileSystem: FileSystem,
): Names {
  const keysOf = (part: string) => {
    const group = valueAt(data, [part]);
    return isGroup(group) ? Object.keys(group) : [];
  };
  const declared = (kind: Kind) => [
    ...new Set(fields.filter((field) => field.kind === kind).map((field) => field.value)),
  ];
  const [link, route, media] = [keysOf('links'), declared('path'), fileSystem.files()];
  let icons: readonly string[] | undefined;
  return {
    link,
    route,
    target: [...link, ...route],
    section: keysOf('sections'),
    click: declared('clickName'),
    parameter: listAt(data, ['campaign', 'parameters']).map(String),
    media,
    style: styleNames,
    // They take 20 ms to read, and most texts name none.
    get icon() {
      return (icons ??= [...iconNames(), ...media.filter((file) => file.endsWith('.svg'))]);
    },
    get typeface() {
      return fileSystem.typefaces?.() ?? [];
    },
    get timeZone() {
      return Intl.supportedValuesOf('timeZone');
    },
  };
}

/** The names of which a field of this kind must hold one; undefined where it may hold another text. */
export function namesOf(kind: Kind | undefined, names: Names): readonly string[] | undefined {
  return (names as Partial<Record<Kind, readonly string[]>>)[kind ?? 'text'];
}

/** The declared names that a slip of the pen may have meant, best first. */
export function nearestNames(
  kind: Kind | undefined,
  written: string,
  { names, nearest }: { names: Names; nearest: Nearest },
): string[] {
  const known = namesOf(kind, names) ?? [];
  if (kind === 'media') return nearestFiles(written, known, nearest);
  if (kind === 'timeZone') return nearestZones(written, known, nearest);
  if (kind === 'typeface') return nearestTypefaces(written, known, nearest);
  return kind === 'icon' ? nearestIcons(written, known, nearest) : nearest(written, known);
}

/** The typeface of the same letters, `source-serif-4`; else those a slip away. */
function nearestTypefaces(written: string, known: readonly string[], nearest: Nearest): string[] {
  const same = known.find((name) => idOf(name) === idOf(written));
  return same === undefined ? nearest(written, known) : [same];
}

/** The time zones of a city: `Berlin`, `Europe/Berlln`. */
function nearestZones(written: string, zones: readonly string[], nearest: Nearest): string[] {
  const cityOf = (zone: string) => zone.replace(/^.*\//, '');
  const city = cityOf(written).replaceAll(' ', '_');
  const cities = [city, ...nearest(city, zones.map(cityOf))];
  return zones.filter((zone) => cities.includes(cityOf(zone))).slice(0, 3);
}

/** Files of the same name but for capitals, the ending or the folder, then those a slip away; at most three. */
function nearestFiles(file: string, files: readonly string[], nearest: Nearest): string[] {
  const likenesses = [
    (path: string) => path.toLowerCase(),
    (path: string) => path.toLowerCase().replace(/\.\w+$/, ''),
    (path: string) => path.toLowerCase().replace(/^.*\//, ''),
    // As an address has it, or with other marks between its words.
    (path: string) =>
      path
        .toLowerCase()
        .replace(/%[\da-f]{2}/g, ' ')
        .replace(/[^\p{L}\p{N}./]+/gu, ''),
  ];
  for (const essence of likenesses) {
    const same = files.filter((path) => essence(path) === essence(file));
    if (same.length > 0) return same.slice(0, 3);
  }
  return nearest(file, files).slice(0, 3);
}
