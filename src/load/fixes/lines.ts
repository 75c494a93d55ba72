import type { Edit, Range } from '#problems/Problem.ts';
import { lineStart } from '../yaml/lines.ts';

/** A line of the text, without its line end. */
export type Line = Range & { text: string };

/** The line that an offset stands in. */
export function lineAt(source: string, offset: number): Line {
  const start = lineStart(source, offset);
  const next = source.indexOf('\n', offset);
  const raw = source.slice(start, next === -1 ? source.length : next);
  const text = raw.replace(/\r$/, '');
  return { start, end: start + text.length, text };
}

/** The nearest line before or after one that says something. */
export function neighbour(source: string, line: Line, step: 'before' | 'after'): Line | undefined {
  let other: Line | undefined = line;
  do {
    if (step === 'before') other = other.start === 0 ? undefined : lineAt(source, other.start - 1);
    else {
      const next = source.indexOf('\n', other.end);
      other = next === -1 ? undefined : lineAt(source, next + 1);
    }
  } while (other && /^\s*(?:#|$)/.test(other.text));
  return other;
}

/** The line at an offset goes, with its line end. */
export function removeLine(source: string, offset: number): Edit {
  const { start, end } = lineAt(source, offset);
  const next = source.indexOf('\n', end);
  return { start, end: next === -1 ? end : next + 1, text: '' };
}

/** How many spaces a line starts with. */
export function indentOf(line: Line): number {
  return /^ */.exec(line.text)?.[0].length ?? 0;
}

/** Whether the text before an offset opens a bracket on the same line and leaves it open. */
export function isInBrackets(source: string, offset: number): boolean {
  const before = source.slice(lineAt(source, offset).start, offset).replace(/\$\{[^}]*\}/g, '');
  const count = (marks: RegExp) => before.match(marks)?.length ?? 0;
  return count(/[[{]/g) > count(/[\]}]/g);
}

/** Where the value that starts at an offset ends on its line: before a comment, without spaces. */
export function endOfValue(source: string, offset: number): number {
  const line = lineAt(source, offset);
  const rest = source.slice(offset, line.end);
  const comment = / +#.*$/.exec(rest);
  return offset + (comment ? rest.slice(0, comment.index) : rest).trimEnd().length;
}
