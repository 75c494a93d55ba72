import type { Problem, Range } from '#problems/Problem.ts';
import type { Site, SiteFile } from '#schema/site.ts';
import type { ExpandedPages } from '../expandPages.ts';
import type { Document } from '../readDocument.ts';
import { nodeAt, type Path } from '../tree.ts';

/** All that a rule may look at. The file is right by the schema; names are not yet known to exist. */
export type CheckContext = Document & {
  file: SiteFile;
  /** Its pages with their sections, as far as names exist. */
  pages: ExpandedPages;
  /** The site as its pages show it, as far as names exist. */
  site: Site;
  /** The date of today, such as 2027-06-12. Without it, nothing is past. */
  today: string | undefined;
};

/** One rule about the whole site. */
export type Check = (context: CheckContext) => Problem[];

/** Another place that has to do with a problem. */
export function relatedTo({ start, end }: Range, message: string) {
  return { related: [{ start, end, message }] };
}

/** Whether a single value of the file is referred to by `${…}`. */
export function isReferred(path: Path, { tree, used }: Document): boolean {
  const node = nodeAt(tree, path);
  return node?.kind === 'scalar' && used.has(node);
}
