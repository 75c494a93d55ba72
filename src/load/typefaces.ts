import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { groupBy } from './groupBy.ts';
import type { WrittenTypeface } from '#schema/theme.ts';

/** One file of a typeface: some of its weights, and some of its letters. */
export type FaceFile = {
  /** Under media/ of the site, or the whole path of one in a package. */
  file: string;
  lightest: number;
  boldest: number;
  /** Which letters it holds, as CSS writes `unicode-range`. Without it, all that it has. */
  range?: string;
};

/** Where the packages of Fontsource are: variable typefaces, and those of one file for each weight. */
const variableScope = '@fontsource-variable';
const scopes = [variableScope, '@fontsource'] as const;
type Scope = (typeof scopes)[number];

/** The files of a typeface as `theme: fonts:` has it; none where no package of that name is installed. */
export function faceFiles(font: WrittenTypeface, root: string): FaceFile[] {
  if (typeof font !== 'string') return [font];
  const id = idOf(font);
  for (const scope of scopes) {
    for (const place of placesOf(root)) {
      const folder = folderOf(`${scope}/${id}`, place);
      if (folder !== undefined) return filesIn(folder, { id, scope });
    }
  }
  return [];
}

/** Of the files that have the same letters, the one that is nearest to a weight. */
export function nearestWeight(files: readonly FaceFile[], weight: number): FaceFile[] {
  const distance = ({ lightest, boldest }: FaceFile) =>
    Math.max(lightest - weight, weight - boldest, 0);
  return [...groupBy(files, ({ range }) => range).values()].flatMap(
    (same) => same.toSorted((one, other) => distance(one) - distance(other))[0] ?? [],
  );
}

/** The names of the typefaces that a site can have at once. */
export function installedTypefaces(root: string): string[] {
  const folders = placesOf(root).flatMap(
    (place) => createRequire(place).resolve.paths('fascia') ?? [],
  );
  const all = folders.flatMap((folder) => scopes.flatMap((scope) => packagesIn(folder, scope)));
  return [...new Set(all)].toSorted();
}

/** From where packages are looked for: the site, which `root` may name from where the command was started, and Fascia. */
function placesOf(root: string): string[] {
  return [resolve(root, 'site.yaml'), import.meta.url];
}

/** The packages that have a typeface of some name: the second, where there is no variable one. */
export function packagesOf(name: string): string[] {
  return scopes.map((scope) => `${scope}/${idOf(name)}`);
}

/** As packages have it: `source-serif-4`. */
export function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function folderOf(name: string, place: string): string | undefined {
  try {
    return dirname(createRequire(place).resolve(`${name}/package.json`));
  } catch {
    return undefined; // It is not installed there.
  }
}

/** The names of the typefaces under a scope of a folder of packages. */
function packagesIn(folder: string, scope: Scope): string[] {
  const place = join(folder, scope);
  if (!existsSync(place)) return [];
  return readdirSync(place).flatMap((id) => {
    try {
      const found = filesIn(join(place, id), { id, scope });
      return found.length > 0 ? about(join(place, id)).family : [];
    } catch {
      return []; // It is no typeface.
    }
  });
}

type About = {
  family: string;
  weights: number[];
  /** The axes of the variable typeface, whether this package has it or not. */
  variable: false | { wght?: { min: string; max: string } };
};

function about(folder: string): About {
  return read<About>(join(folder, 'metadata.json'));
}

/**
 * As the packages of Fontsource are laid out (https://fontsource.org/docs/getting-started/subsets). None of a variable
 * typeface that has no weights.
 */
function filesIn(folder: string, { id, scope }: { id: string; scope: Scope }): FaceFile[] {
  const { weights, variable } = about(folder);
  const axis = variable === false ? undefined : variable.wght;
  const single = kept(weights).map((weight) => ({
    part: weight,
    lightest: weight,
    boldest: weight,
  }));
  const whole = axis
    ? [{ part: 'wght', lightest: Number(axis.min), boldest: Number(axis.max) }]
    : [];
  const ranges = read<Record<string, string>>(join(folder, 'unicode.json'));
  return Object.entries(ranges)
    .toReversed() // Latin comes last there.
    .flatMap(([subset, range]) =>
      (scope === variableScope ? whole : single).map(({ part, ...face }) => ({
        file: join(folder, 'files', `${id}-${plain(subset)}-${part}-normal.woff2`),
        ...face,
        range,
      })),
    );
}

/** Of many weights, the regular one and the bold one. */
function kept(weights: readonly number[]): number[] {
  const usual = weights.filter((weight) => weight === 400 || weight === 700);
  return usual.length > 0 ? usual : weights.slice(0, 1);
}

/** Parts of large typefaces are numbered in brackets: `[12]`. Nothing else leads to another folder, either. */
function plain(subset: string): string {
  return subset.replaceAll(/[^a-z\d-]/g, '');
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content; // as Fontsource writes it
}
