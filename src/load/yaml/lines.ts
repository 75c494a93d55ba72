/** A line of the text, without its end. */
export type Line = { start: number; text: string };

/** The line that an offset stands in. */
export function lineAround(source: string, offset: number): Line {
  const start = lineStart(source, offset);
  return { start, text: source.slice(start, lineEnd(source, start)) };
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
    before = lineAround(source, before.start - 1);
    if (/^\s*[^\s#]/.test(before.text)) return before;
  }
  return undefined;
}

/** The next line that is neither empty nor a comment. */
export function lineAfter(source: string, line: Line): Line | undefined {
  let after = line;
  for (let end = lineFeed(source, after); end !== -1; end = lineFeed(source, after)) {
    after = lineAround(source, end + 1);
    if (/^\s*[^\s#]/.test(after.text)) return after;
  }
  return undefined;
}

function lineFeed(source: string, line: Line): number {
  return source.indexOf('\n', line.start);
}

/** How far a line is indented. */
export function indentOf(line: Line): number {
  return /^ */.exec(line.text)?.[0].length ?? 0;
}
