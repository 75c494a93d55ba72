import type { Problem, Range } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { ErrorCode } from 'yaml';
import type { Line } from '../lines.ts';

/** An error of the parser: `start` and `end` are where it noticed it, `line` is that line of `source`. */
export type ParserError = Range & {
  code: ErrorCode;
  message: string;
  source: string;
  /** The schema of the site: its words show what was meant. */
  schema: SiteSchema;
  line: Line;
  /** The last line before it that is neither empty nor a comment. */
  before: Line | undefined;
};

/** What an error means in the operator's words, if this is what it means. */
export type Explanation = (error: ParserError) => Problem | undefined;

/** A place of at least one character. Broken YAML has no paths. */
export function placeOf(start: number, end: number) {
  return { start, end: Math.max(end, start + 1), path: [] };
}
