import type { Problem, Range } from '#problems/Problem.ts';
import type { SiteFile } from '#schema/site.ts';
import type { Document } from '../readDocument.ts';
import type { Formats } from '../references/formats.ts';
import type { Path, Scalar } from '../tree.ts';

/** All that a rule may look at. The file is right by the schema; names are not yet known to exist. */
export type CheckContext = Document & {
  file: SiteFile;
  /** Every value that a `${…}` refers to. */
  used: ReadonlySet<Scalar>;
  /** How the site writes its numbers. */
  formats: Formats;
};

/** One rule about the whole site. */
export type Check = (context: CheckContext) => Problem[];

/** A place with its path, as a problem wants it. */
export type Location = Range & { path: Path };
