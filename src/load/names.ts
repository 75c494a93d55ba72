import type { Kind } from '#schema/kinds.ts';
import type { Field } from './findValues.ts';
import type { Nearest } from './nearestWords.ts';
import { isGroup, valueAt } from './paths.ts';
import type { FileSystem } from './fileSystemOf.ts';

/** Every name that a site declares, and the files that it can name, by the kind of field that asks for one. */
export type Names = Readonly<
  Record<'link' | 'route' | 'target' | 'section' | 'click' | 'media', readonly string[]>
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
  const [link, route] = [keysOf('links'), declared('path')];
  return {
    link,
    route,
    target: [...link, ...route],
    section: keysOf('sections'),
    click: declared('clickName'),
    media: fileSystem.files(),
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
  return kind === 'media' ? nearestFiles(written, known, nearest) : nearest(written, known);
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
