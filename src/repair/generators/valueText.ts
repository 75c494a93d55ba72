import { lineAt } from '#load/lines.ts';
import { type Candidate, change } from '../Candidate.ts';

/** Where the value that starts at an offset ends on its line: before a comment, without spaces. */
export function endOfValue(source: string, offset: number): number {
  const rest = source.slice(offset, lineAt(source, offset).end);
  return offset + rest.replace(/ +#.*$/, '').trimEnd().length;
}

/** Whether the text before an offset opens a bracket on the same line and leaves it open. */
export function isInBrackets(source: string, offset: number): boolean {
  const before = source.slice(lineAt(source, offset).start, offset).replace(/\$\{[^}]*\}/g, '');
  const count = (marks: RegExp) => before.match(marks)?.length ?? 0;
  return count(/[[{]/g) > count(/[\]}]/g);
}

/** The text in quotes. Where a quote is at its end alone, the one at its start was lost. */
export function inQuotes(source: string, start: number, end: number): Candidate[] {
  const text = source.slice(start, end);
  const lost = /^[^"']*(["'])$/.exec(text)?.[1];
  if (lost !== undefined) return [change(start, start, lost)];
  const mark = ['"', "'"].find((one) => !text.includes(one));
  if (text.includes('\\') || mark === undefined) return [];
  return [change(start, end, mark + text + mark)];
}
