/** A place in a text, and the way from part to part: over spaces, line ends and comments. */
export type Cursor = ReturnType<typeof createCursor>;

/**
 * A cursor at the first part of a text that `scanText` found nothing in: a carriage return stands
 * before a line feed only. A tab is a part, which nobody can read.
 */
export function createCursor(source: string) {
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  const cursor = {
    source,
    /** The character that is read next. */
    at: start,
    /** Where its line starts. */
    lineStart: start,
    /** Where in its line the next part stands; -1 at the end of the text. */
    column: 0,
    /** Whether a comment stands between the last part and the next. */
    hasComment: false,
    character: () => source[cursor.at],
    isAt,
    take,
    isLineEnd,
    skipSpaces,
    endLine,
    toContent,
  };
  toContent();
  return cursor;

  /** Whether a pattern, which is sticky, finds something here. */
  function isAt(pattern: RegExp): boolean {
    pattern.lastIndex = cursor.at;
    return pattern.test(source);
  }

  /** What such a pattern finds, over which the cursor then is. */
  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = cursor.at;
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) cursor.at += found.length;
    return found;
  }

  function isLineEnd(): boolean {
    const character = source[cursor.at];
    return character === '\n' || character === '\r' || character === undefined;
  }

  function skipSpaces(): void {
    while (source[cursor.at] === ' ') cursor.at++;
  }

  /** Over the rest of a line and to the next part. False when the line holds more than a comment. */
  function endLine(): boolean {
    skipSpaces();
    cursor.hasComment = false;
    if (source[cursor.at] === '#' && source[cursor.at - 1] !== ' ') return false;
    skipComment();
    if (!isLineEnd()) return false;
    toContent();
    return true;
  }

  /** From the start or the end of a line to the next part. */
  function toContent(): void {
    for (;;) {
      skipSpaces();
      skipComment();
      if (!isLineEnd()) break;
      if (cursor.at === source.length) {
        cursor.column = -1;
        return;
      }
      cursor.at += source[cursor.at] === '\r' ? 2 : 1;
      cursor.lineStart = cursor.at;
    }
    cursor.column = cursor.at - cursor.lineStart;
  }

  function skipComment(): void {
    if (source[cursor.at] !== '#') return;
    cursor.hasComment = true;
    const feed = source.indexOf('\n', cursor.at);
    cursor.at = feed === -1 ? source.length : feed;
  }
}
