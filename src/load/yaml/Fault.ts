import type { Range } from '#problems/Problem.ts';
import type { YAMLParseError } from 'yaml';

/** A parser's error with the text; `start` and `end` are where the parser sees it. */
export type Fault = Range & { error: YAMLParseError; source: string };

/** A place of at least one character. Broken YAML has no paths. */
export function placeOf(start: number, end: number) {
  return { start, end: Math.max(end, start + 1), path: [] };
}
