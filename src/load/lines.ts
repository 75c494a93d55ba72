import type { Edit, Range } from '#problems/Problem.ts';

/** A line of the text, without its line end. */
export type Line = Range & { text: string };

/** The line of an offset. */
export function lineAt(source: string, offset: number): Line {
  const start = lineStart(source, offset);
  const end = lineEnd(source, start);
  return { start, end, text: source.slice(start, end) };
}

/** Where the line of an offset starts. */
export function lineStart(source: string, offset: number): number {
  // `lastIndexOf` takes a negative place for 0, and would find a line end there.
  return offset === 0 ? 0 : source.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line of an offset ends: at its line end, or at the end of the text. */
export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  if (end === -1) return source.length;
  return source.charAt(end - 1) === '\r' ? Math.max(offset, end - 1) : end;
}

/** The last line before this one that is neither empty nor a comment. */
export function lineBefore(source: string, line: Line): Line | undefined {
  let before = line;
  while (before.start > 0) {
    before = lineAt(source, before.start - 1);
    if (hasContent(before)) return before;
  }
  return undefined;
}

/** The next line that is neither empty nor a comment. */
export function lineAfter(source: string, line: Line): Line | undefined {
  let after = nextLine(source, line);
  while (after && !hasContent(after)) after = nextLine(source, after);
  return after;
}

/** The next line, whatever it holds. */
function nextLine(source: string, line: Line): Line | undefined {
  const end = source.indexOf('\n', line.end);
  return end === -1 ? undefined : lineAt(source, end + 1);
}

/** The lines below one that are indented deeper, up to the first that is not; empty ones are left out. */
export function linesInside(source: string, first: Line): Line[] {
  const lines: Line[] = [];
  for (let line = nextLine(source, first); line; line = nextLine(source, line)) {
    if (line.text.trim() === '') continue;
    if (indentOf(line) <= indentOf(first)) break;
    lines.push(line);
  }
  return lines;
}

/** How many spaces a line starts with. */
export function indentOf({ text }: Line): number {
  return /^ */.exec(text)?.[0].length ?? 0;
}

/** The column of a line's first word after the dashes of list items. */
export function contentColumn({ text }: Line): number {
  return /^ *(?:- +)*/.exec(text)?.[0].length ?? 0;
}

/** In a longer line, nobody can say which of its marks is the wrong one. */
const longest = 4000;

/** Whether a line has more marks than can be tried. */
export function isLong({ start, end }: Range): boolean {
  return end - start > longest;
}

/** The line break that a text uses. */
export function lineBreakOf(source: string): string {
  return source.includes('\r\n') ? '\r\n' : '\n';
}

/** The edit that removes whole lines, with their line end; at the end of the file, with the one before. */
export function removeLines(source: string, { start, end }: Range): Edit {
  const next = source.indexOf('\n', end);
  return next === -1
    ? { start: Math.max(0, source.lastIndexOf('\n', start)), end, text: '' }
    : { start, end: next + 1, text: '' };
}

/** Whether a line is neither empty nor a comment. */
export function hasContent({ text }: Line): boolean {
  return /^\s*[^\s#]/.test(text);
}
