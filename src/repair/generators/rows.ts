import type { Problem } from '#problems/Problem.ts';

/** A line that is neither empty nor a comment, as far as its columns matter. */
export type Row = {
  /** The number of the line in the file, from 0. */
  line: number;
  start: number;
  end: number;
  indent: number;
  isItem: boolean;
  /** Its key, alone or after the dashes. */
  key: string | undefined;
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
      const key = /^([\w-]+|<<|"[^"]*"|'[^']*'):(?:\s|$)/.exec(rest)?.[1];
      const opens = opensOf(rest, key !== undefined);
      const content = lead.length;
      const end = start + text.length;
      const isItem = dashes !== '';
      rows.push({ line, start, end, indent: spaces.length, isItem, key, content, opens });
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

/** The first row after another for which something holds, or where the rows end. */
export function endOf(rows: readonly Row[], first: number, isEnd: (row: Row) => boolean): number {
  const end = rows.findIndex((row, index) => index > first && isEnd(row));
  return end === -1 ? rows.length : end;
}

function opensOf(rest: string, isKey: boolean): Row['opens'] {
  if (rest === '') return 'part';
  if (/(?:^|: +)[|>][-+\d]*\s*(?:#.*)?$/.test(rest)) return 'text';
  return isKey && /:\s*(?:&[^\s:]+\s*)?(?:#.*)?$/.test(rest) ? 'part' : undefined;
}

/**
 * The errors, each where lines may have moved: a name that there is none of, at the line that declares it in
 * another part than where it is looked for.
 */
export function atDeclarations(
  errors: readonly Problem[],
  rows: readonly Row[],
  source: string,
): Problem[] {
  return errors.map((error) => {
    if (!/^unknown-(?:link|reference)$/.test(error.code)) return error;
    const name = source.slice(error.start, error.end);
    const row = rows.find(({ key, indent }) => indent > 0 && key === name);
    return row ? { ...error, start: row.start + row.indent, end: row.end } : error;
  });
}

/** An open group or list, and the one around it. */
type Level = { column: number; kind: 'keys' | 'items'; outer: Level | undefined };

/** Where the lines so far begin: the innermost open group or list, and what may follow the last line. */
export type Outline = {
  inner?: Level | undefined;
  before?: { content: number; opens: Row['opens'] } | undefined;
};

/** The outline after one more line, or undefined when that begins at a column where it cannot. */
export function follow({ inner, before }: Outline, row: Row, by = 0): Outline | undefined {
  const column = row.indent + by;
  const isKey = row.key !== undefined;
  if (column < 0) return undefined;
  if (before && column > before.content) {
    if (before.opens === 'text') return { inner, before };
    // A value on separate lines, as far as it goes.
    if (!row.isItem && !isKey) return { inner, before: { ...before, opens: 'text' } };
  }
  if (!row.isItem && !isKey) return undefined;
  const outer = placeIn({ inner, before }, column, row.isItem ? 'items' : 'keys');
  if (!outer) return undefined;
  const content = row.content + by;
  const own: Level = row.isItem && isKey ? { column: content, kind: 'keys', outer } : outer;
  return { inner: own, before: { content, opens: row.opens } };
}

function placeIn(
  { inner, before }: Outline,
  column: number,
  kind: Level['kind'],
): Level | undefined {
  let open = inner;
  while (open && open.column > column) open = open.outer;
  const isAtTop = open?.column === column;
  if (isAtTop && open?.kind === kind) return open;
  // A list may begin at the column of its key.
  const isBelow = column >= (before?.content ?? 0) && (!isAtTop || kind === 'items');
  const begins = open === inner && (!before || before.opens === 'part');
  if (begins && isBelow) return { column, kind, outer: open };
  const outer = open?.outer;
  return isAtTop && outer?.column === column && outer.kind === kind ? outer : undefined;
}
