import type { Problem, Range } from '#problems/Problem.ts';
import type { SiteFile } from '#schema/site.ts';
import type { Field } from '../findFields.ts';
import type { Written } from '../findValues.ts';
import type { Formats } from '../references/formats.ts';
import type { Group, Path, Scalar } from '../tree.ts';
import type { Names } from '../names.ts';
import type { FileSystem } from '../FileSystem.ts';

/** All that a rule may look at. The file is right by the schema; names are not yet known to exist. */
export type CheckContext = {
  file: SiteFile;
  /** The file as written, before defaults and readers; references are filled in. */
  data: unknown;
  /** Every single value of `data`, with its schema and how it is written. */
  values: readonly Written[];
  /** Every text that names something: links, pages, files … */
  fields: readonly (Written & Field)[];
  /** Every name that the site declares. */
  names: Names;
  tree: Group;
  source: string;
  fileSystem: FileSystem;
  /** Every value that a `${…}` refers to. */
  used: ReadonlySet<Scalar>;
  /** How the site writes its numbers. */
  formats: Formats;
};

/** One rule about the whole site. */
export type Check = (context: CheckContext) => Problem[];

/** A place with its path, as a problem wants it. */
export type Location = Range & { path: Path };
