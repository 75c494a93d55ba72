import type { Problem, Range } from '#problems/Problem.ts';
import type { ErrorCode } from 'yaml';
import type { Line } from '../lines.ts';

/** An error of the parser: `start` and `end` are where it noticed it, `line` is that line of `source`. */
export type ParserError = Range & {
  code: ErrorCode;
  message: string;
  source: string;
  line: Line;
};

/** What an error means in the operator's words, if this is what it means. */
export type Explanation = (error: ParserError) => Problem | undefined;

/** A place of at least one character. Broken YAML has no paths. */
export function placeOf(start: number, end: number) {
  return { start, end: Math.max(end, start + 1), path: [] };
}

/** Where a named group of a match on a line is in the text. The pattern has the flag `d`. */
export function placeOfGroup(line: Line, match: RegExpExecArray, name: string) {
  const [start, end] = match.indices?.groups?.[name] ?? [0, 0];
  return placeOf(line.start + start, line.start + end);
}

/** A problem whose fix is certain. */
export function withFix(problem: Problem, edit: Range & { text: string }): Problem {
  return { ...problem, fix: { edits: [edit], isSafe: true } };
}
