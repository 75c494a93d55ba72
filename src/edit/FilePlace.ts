import type { YamlPath } from './Operation.ts';

/** Where something stands in the site file. Lines and columns from 1, columns in UTF-16 units. */
export type FilePlace = {
  path: YamlPath;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
};

/** A place that uses a constant, a link or a shared section, and the pages that this shows on. */
export type UsePlace = FilePlace & {
  /** Route paths; `404` for the page for unknown addresses; empty for what every page carries. */
  routes: string[];
};
