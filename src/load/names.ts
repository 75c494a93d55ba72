import type { Kind } from '#schema/kinds.ts';
import type { Field } from './findFields.ts';
import { nearestWords } from './nearestWords.ts';
import type { FileSystem } from './FileSystem.ts';

/** Every name that a site declares, and the files that it can name. */
export type Names = {
  links: string[];
  pages: string[];
  sections: string[];
  clicks: string[];
  files: readonly string[];
};

/** The names that the data declares, as far as it can be read. */
export function collectNames(
  data: unknown,
  fields: readonly Field[],
  fileSystem: FileSystem,
): Names {
  const declared = (kind: Kind) => [
    ...new Set(fields.filter((field) => field.kind === kind).map((field) => field.value)),
  ];
  return {
    links: keysOf(data, 'links'),
    pages: declared('path'),
    sections: keysOf(data, 'sections'),
    clicks: declared('clickName'),
    files: fileSystem.files(),
  };
}

/** The names of which a field of this kind must hold one; undefined where it may hold another text. */
export function namesOf(kind: Kind | undefined, names: Names): readonly string[] | undefined {
  switch (kind) {
    case 'link':
      return names.links;
    case 'route':
      return names.pages;
    case 'target':
      return [...names.links, ...names.pages];
    case 'section':
      return names.sections;
    case 'click':
      return names.clicks;
    case 'media':
      return names.files;
    default:
      return undefined;
  }
}

/** The declared names that a slip of the pen may have meant, best first. */
export function nearestNames(kind: Kind | undefined, written: string, names: Names): string[] {
  const nearest = kind === 'media' ? nearestFiles : nearestWords;
  return nearest(written, namesOf(kind, names) ?? []);
}

/** Files of the same name but for capitals, the ending or the folder, then those a slip away; at most three. */
function nearestFiles(file: string, files: readonly string[]): string[] {
  const likenesses = [
    (path: string) => path.toLowerCase(),
    (path: string) => path.toLowerCase().replace(/\.\w+$/, ''),
    (path: string) => path.toLowerCase().replace(/^.*\//, ''),
  ];
  for (const essence of likenesses) {
    const same = files.filter((path) => essence(path) === essence(file));
    if (same.length > 0) return same.slice(0, 3);
  }
  return nearestWords(file, files).slice(0, 3);
}

function keysOf(data: unknown, part: string): string[] {
  const group =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[part] : undefined;
  return typeof group === 'object' && group !== null ? Object.keys(group) : [];
}
