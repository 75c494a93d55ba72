/** A file that a link leads to. */
export type FileSource = {
  /** Its address. */
  src: string;
  /** Its type and size, in the language of the site: `PDF, 240 kB`. */
  about: string;
  /** Browsers show it by themselves. */
  opens: boolean;
  /** What it is called where somebody saves it. */
  name: string;
};

/** Such files, by the path that site.yaml names. */
export type FileSources = Readonly<Record<string, FileSource>>;
