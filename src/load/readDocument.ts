import type { Range } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { type FileSystem, schemaFor } from './fileSystemOf.ts';
import { type Field, findFields, findWritten, type Written } from './findValues.ts';
import { collectNames, type Names } from './names.ts';
import { createNearest, type Nearest } from './nearestWords.ts';
import { type Group, type Path, placeOfKey, placeOfValue, toData } from './tree.ts';

/** A file as written, which may be wrong: what every later step reads. */
export type Document = {
  source: string;
  tree: Group;
  /** Before defaults and readers; references are filled in. */
  data: unknown;
  /** Every single value of `data`, with its schema and how it is written. */
  values: readonly Written[];
  /** Every text that has a kind: links, pages, files … */
  fields: readonly (Written & Field)[];
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

/** The values, fields and names of a tree whose references are resolved. */
export function readDocument(
  tree: Group,
  source: string,
  { fileSystem, nearest = createNearest() }: { fileSystem: FileSystem; nearest?: Nearest },
): Document {
  const data = toData(tree);
  const schema = schemaFor(fileSystem);
  const values = findWritten(schema.SiteFile, data, tree);
  const fields = findFields(values);
  const names = collectNames(data, fields, fileSystem);
  return {
    source,
    tree,
    data,
    values,
    fields,
    names,
    nearest,
    fileSystem,
    schema,
    atValue: (path) => ({ ...placeOfValue(tree, path), path }),
    atKey: (path) => ({ ...placeOfKey(tree, path), path }),
  };
}
