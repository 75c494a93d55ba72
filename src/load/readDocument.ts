import type { Range } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { FileSystem } from './fileSystemOf.ts';
import { collectNames, type Names } from './names.ts';
import { createNearest, type Nearest } from './nearestWords.ts';
import type { Read } from './stagesOf.ts';
import { type Path, placeOfKey, placeOfValue } from './tree.ts';

/** A file as written, which may be wrong, in its folder: what every later step reads. */
export type Document = Read & {
  source: string;
  /** Every name that the site declares. */
  names: Names;
  /** The names that a slip of the pen may have meant, while its budget lasts. */
  nearest: Nearest;
  fileSystem: FileSystem;
  /** What the site may say. */
  schema: SiteSchema;
  /** Where a fault of a value is shown. */
  atValue(path: Path): Location;
  /** Where a fault of a whole part is shown. */
  atKey(path: Path): Location;
};

/** A place with its path, as a problem needs it. */
export type Location = Range & { path: Path };

/** What was read of a text, with the names that it may use in this folder. */
export function readDocument(
  { source, schema, read }: { source: string; schema: SiteSchema; read(): Read },
  {
    fileSystem,
    nearest = createNearest(),
  }: { fileSystem: FileSystem; nearest?: Nearest | undefined },
): Document {
  const all = read();
  const { tree, data, fields } = all;
  return {
    ...all,
    source,
    names: collectNames(data, fields, fileSystem),
    nearest,
    fileSystem,
    schema,
    atValue: (path) => ({ ...placeOfValue(tree, path), path }),
    atKey: (path) => ({ ...placeOfKey(tree, path), path }),
  };
}
