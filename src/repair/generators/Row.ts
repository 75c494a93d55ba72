/** A line that is neither empty nor a comment, as far as its columns matter. */
export type Row = {
  /** The number of the line in the file, from 0. */
  line: number;
  start: number;
  end: number;
  indent: number;
  isItem: boolean;
  /** Whether it has a key, alone or after the dashes. */
  isKey: boolean;
  /** The column of the first word, dashes passed over. */
  content: number;
  /** What may follow deeper: a part, a text of several lines, or nothing. */
  opens: 'part' | 'text' | undefined;
};

/** The lines of a text that say something. */
export function readRows(source: string): Row[] {
  const rows: Row[] = [];
  let start = 0;
  for (const [line, text] of source.split('\n').entries()) {
    const [lead = '', spaces = '', dashes = ''] = /^( *)((?:-(?: +|$))*)/.exec(text) ?? [];
    const rest = text.slice(lead.length).trimEnd();
    if (rest === '' ? dashes !== '' : !rest.startsWith('#')) {
      const isKey = /^(?:[\w-]+|<<|"[^"]*"|'[^']*'):(?:\s|$)/.test(rest);
      const opens = opensOf(rest, isKey);
      const content = lead.length;
      const end = start + text.length;
      const isItem = dashes !== '';
      rows.push({ line, start, end, indent: spaces.length, isItem, isKey, content, opens });
    }
    start += text.length + 1;
  }
  return rows;
}

/** The index of the row of an offset, or of the next. */
export function rowAt(rows: readonly Row[], offset: number): number {
  const at = rows.findIndex(({ end }) => end >= offset);
  return at === -1 ? rows.length - 1 : at;
}

/** The index of the row of a line, or of the next. */
export function rowOfLine(rows: readonly Row[], line: number): number {
  const at = rows.findIndex((row) => row.line >= line);
  return at === -1 ? rows.length - 1 : at;
}

function opensOf(rest: string, isKey: boolean): Row['opens'] {
  if (rest === '') return 'part';
  if (/(?:^|: +)[|>][-+\d]*\s*(?:#.*)?$/.test(rest)) return 'text';
  return isKey && /:\s*(?:&\S+\s*)?(?:#.*)?$/.test(rest) ? 'part' : undefined;
}
