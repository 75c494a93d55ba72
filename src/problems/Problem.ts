import type { Code } from './wording.ts';

export type { Code } from './wording.ts';

/** A stretch of the text, in UTF-16 offsets; `end` is the first offset after it. */
export type Range = { start: number; end: number };

/** `error`: the site cannot be built. `warning`: it can, but it is unwise. */
export type Severity = 'error' | 'warning';

/** Something wrong with a site, as data. How it looks is the business of the printers. */
export type Problem = Range & {
  /** A permanent word. */
  code: Code;
  severity: Severity;
  /** Keys and list indices from the top of the file. */
  path: (string | number)[];
  /** What is wrong with what was written. */
  message: string;
  /** What to write instead. */
  hint?: string;
  /** The exact replacement of the underlined text, best first. */
  suggestion?: string | string[];
  /** How it can be corrected by changing only these characters. */
  fix?: Fix;
  /** The file under media/ that it is about, where `--fix` can correct that file. */
  media?: string;
  /** The file that it is in, where that is not the site file. Its places and fixes are of that file. */
  file?: SourceFile;
  /** Other places that belong to the same problem. */
  related?: Related[];
};

/** Another place, in the site file where it names no other. */
export type Related = Range & { message: string; file?: SourceFile };

/** A file with its text; its path begins at the folder of the site file. */
export type SourceFile = { path: string; text: string };

/** How many errors one step looks for: so many have few causes, and each costs time. */
export const mostFound = 500;

/** One stretch of the text and what replaces it. */
export type Edit = Range & { text: string };

/**
 * `isSafe`: it is certain that this was meant, so that `--fix` does it by itself. Others are only offered. `isTried`: less
 * is wrong with it, or with all of them, so that `--fix` keeps it.
 */
export type Fix = { edits: Edit[]; isSafe: boolean; isTried?: true };
