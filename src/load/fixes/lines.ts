import { lineAt } from '../lines.ts';

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
