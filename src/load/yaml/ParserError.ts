import type { Problem, Range } from '#problems/Problem.ts';
import type { ErrorCode } from 'yaml';
import type { Line } from '../lines.ts';

/** An error of the parser: `start` and `end` are where it noticed it, `line` is that line of `source`. */
export type ParserError = Range & {
  code: ErrorCode;
  message: string;
  source: string;
  line: Line;
  /** The last line before it that is neither empty nor a comment. */
  before: Line | undefined;
};

/** What an error means in the operator's words, if this is what it means. */
export type Explanation = (error: ParserError) => Problem | undefined;

type Groups = Partial<Record<string, string>>;
type Place = ReturnType<typeof placeOf>;

/**
 * What a line shows by itself: the line of the error, unless `linesOf` names others. The group `at`
 * of the pattern, which has the flag `d`, is underlined.
 */
export function onLine(
  pattern: RegExp,
  explain: (groups: Groups, place: Place, error: ParserError) => Problem | undefined,
  linesOf: (error: ParserError) => readonly (Line | undefined)[] = ({ line }) => [line],
): Explanation {
  return (error) => {
    for (const line of linesOf(error)) {
      const match = line && pattern.exec(line.text);
      const [start, end] = match?.indices?.groups?.['at'] ?? [];
      if (line && start !== undefined && end !== undefined)
        return explain(match?.groups ?? {}, placeOf(line.start + start, line.start + end), error);
    }
    return undefined;
  };
}

/** A place of at least one character. Broken YAML has no paths. */
export function placeOf(start: number, end: number) {
  return { start, end: Math.max(end, start + 1), path: [] };
}
