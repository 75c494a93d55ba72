import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
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
const scopes = ['@fontsource-variable', '@fontsource'] as const;

/** The files of a typeface as `theme: fonts:` has it; none where no package of that name is installed. */
export function faceFiles(font: WrittenTypeface, root: string): FaceFile[] {
  if (typeof font !== 'string') return [font];
  const id = idOf(font);
  for (const scope of scopes) {
    for (const place of placesOf(root)) {
      const folder = folderOf(`${scope}/${id}`, place);
      if (folder !== undefined) return filesIn(folder, id);
    }
  }
  return [];
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

function packagesIn(folder: string, scope: string): string[] {
  const place = join(folder, scope);
  if (!existsSync(place)) return [];
  return readdirSync(place).flatMap((id) => {
    try {
      return about(join(place, id)).family;
    } catch {
      return []; // It is no typeface.
    }
  });
}

type About = {
  family: string;
  weights: number[];
  variable: false | { wght?: { min: string; max: string } };
};

function about(folder: string): About {
  return read<About>(join(folder, 'metadata.json'));
}

/** As the packages of Fontsource are laid out (https://fontsource.org/docs/getting-started/subsets). */
function filesIn(folder: string, id: string): FaceFile[] {
  const { weights, variable } = about(folder);
  const ranges = read<Record<string, string>>(join(folder, 'unicode.json'));
  const axis = variable === false ? undefined : variable.wght;
  const faces = axis
    ? [{ in: 'wght', lightest: Number(axis.min), boldest: Number(axis.max) }]
    : kept(weights).map((weight) => ({ in: weight, lightest: weight, boldest: weight }));
  return Object.entries(ranges)
    .toReversed() // Latin comes last there.
    .flatMap(([subset, range]) =>
      faces.map(({ in: part, ...face }) => {
        return {
          file: join(folder, 'files', `${id}-${plain(subset)}-${part}-normal.woff2`),
          ...face,
          range,
        };
      }),
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
