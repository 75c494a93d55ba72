/** What a check may know of the folder that the site file stands in. Paths are written as in site.yaml: `media/logo.svg`. */
export type World = {
  /** Whether a file is there, under exactly this name: capitals count on every system. */
  hasFile(path: string): boolean;
  /** All files under media/, for the name that may have been meant. */
  files(): readonly string[];
};
