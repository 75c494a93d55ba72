import { lineStart } from '../lines.ts';

/** A line that is neither empty nor a comment, as far as its columns matter. */
export type Row = {
  /** The number of the line in the file, from 0. */
  line: number;
  indent: number;
  isItem: boolean;
  /** Whether a key stands there, alone or after the dashes. */
  isKey: boolean;
  /** The column of the first word, dashes passed over. */
  content: number;
  /** What may follow deeper: a part, a text of several lines, or nothing. */
  opens: 'part' | 'text' | undefined;
};

/** The lines of a text that say something. */
export function readRows(lines: readonly string[]): Row[] {
  return lines.flatMap((text, line) => {
    const [lead = '', spaces = '', dashes = ''] = /^( *)((?:-(?: +|$))*)/.exec(text) ?? [];
    const rest = text.slice(lead.length).trimEnd();
    if (rest === '' ? dashes === '' : rest.startsWith('#')) return [];
    const isKey = /^(?:[\w-]+|<<|"[^"]*"|'[^']*'):(?:\s|$)/.test(rest);
    return {
      line,
      indent: spaces.length,
      isItem: dashes !== '',
      isKey,
      content: lead.length,
      opens: opensOf(rest, isKey),
    };
  });
}

function opensOf(rest: string, isKey: boolean): Row['opens'] {
  if (rest === '') return 'part';
  if (/(?:^|: +)[|>][-+\d]*\s*(?:#.*)?$/.test(rest)) return 'text';
  return isKey && /:\s*(?:&\S+\s*)?(?:#.*)?$/.test(rest) ? 'part' : undefined;
}

/** The row of an offset, or the next. */
export function rowAt(rows: readonly Row[], source: string, offset: number): number {
  const line = source.slice(0, lineStart(source, offset)).split('\n').length - 1;
  const at = rows.findIndex((row) => row.line >= line);
  return at === -1 ? rows.length - 1 : at;
}
