/** Bytes as they are, and as a host sends them (brotli at its strongest). */
export type Weight = { raw: number; brotli: number };

/** What a visitor of one page downloads, pictures and typefaces apart. */
export type PageReport = {
  /** Null for the 404 page. */
  path: string | null;
  /** The whole HTML file, with the styles, data and boot script inside it. */
  html: Weight;
  /** The part of it that is styles, by itself. */
  css: Weight;
  /** The scripts that run at once, the boot script above all: a part of the HTML. */
  scriptBefore: Weight;
  /** What is fetched at the first sign of presence. */
  scriptAfter: Weight;
  dataAfter: Weight;
  /** Where the HTML and the script of it come from, so that growth can be given a name. */
  parts: Part[];
};

/**
 * A section of the page (`section hero`), the placeholder of its first picture (`placeholder`), a file
 * of script (`script Hero`): bytes before compression, and after.
 */
export type Part = { name: string; weight: Weight };

/** What a build made, and what it took. */
export type BuildReport = {
  /** How many pages were built, with the 404 page. */
  pageCount: number;
  /** Those that were weighed: all of them in the order of site.yaml, or the heaviest first. */
  pages: PageReport[];
  /** What went into the script, with its size before compression. */
  modules: { file: string; bytes: number }[];
  /** Milliseconds; steps may run side by side. */
  steps: { name: string; ms: number }[];
};
