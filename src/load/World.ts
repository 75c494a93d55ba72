/** What a check may know of the folder that the site file stands in. Paths are written as in site.yaml: `media/logo.svg`. */
export type World = {
  /** Whether a file is there, under exactly this name: capitals count on every system. */
  hasFile(path: string): boolean;
  /** All files under media/, for the name that may have been meant. */
  files(): readonly string[];
  /** The first bytes of a file (`headLength` at most) and how long it is, the same for every question; undefined when nobody can look. */
  readHead(path: string): FileHead | undefined;
};

/** The beginning of a file. */
export type FileHead = { bytes: Uint8Array; size: number };

/** Enough to find the size of a picture behind the notes that cameras write before it. */
export const headLength = 65_536;
