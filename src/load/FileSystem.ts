import type { Media } from './media/readMedia.ts';
import type { SvgFault } from './media/findSvgFaults.ts';

/** What a check may know of the folder that the site file stands in. Paths are written as in site.yaml: `media/logo.svg`. */
export type FileSystem = {
  /** Whether a file is there, under exactly this name: capitals count on every system. */
  hasFile(path: string): boolean;
  /** All files under media/, for the name that may have been meant. */
  files(): readonly string[];
  /** What a file tells by its first bytes (`headLength` at most), an SVG file as a whole; undefined when nobody can look. */
  readHead(path: string): FileHead | undefined;
};

/** What a file is by its beginning, undefined when it is nothing that a page can show; and its length in bytes. */
export type FileHead = {
  media: Media | undefined;
  size: number;
  /** Of an SVG file, which is read as a whole. */
  svgFaults?: readonly SvgFault[];
  /** It is a link to a file outside the folder of the site, and was not read. */
  isOutside?: true;
};

/** Enough to find the size of a picture behind the notes that cameras write before it. */
export const headLength = 65_536;
