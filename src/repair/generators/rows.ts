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

type Level = { column: number; kind: 'keys' | 'items' };

/** Where the lines so far begin: the open groups and lists, the outermost first. */
export type Outline = {
  levels: readonly Level[];
  before: { content: number; opens: Row['opens'] } | undefined;
};

export const emptyOutline: Outline = { levels: [], before: undefined };

/** The outline after one more line, or undefined when that begins at a column where it cannot. */
export function follow({ levels, before }: Outline, row: Row, by = 0): Outline | undefined {
  const column = row.indent + by;
  const content = row.content + by;
  if (column < 0) return undefined;
  if (before?.opens === 'text' && column > before.content) return { levels, before };
  // A value on separate lines, as far as it goes.
  const isKey = row.key !== undefined;
  if (!row.isItem && !isKey && before && column > before.content)
    return { levels, before: { ...before, opens: 'text' } };
  const open = levels.filter((level) => level.column <= column);
  const own = placeIn(open, { column, row, isNext: open.length === levels.length, before });
  if (!own) return undefined;
  const inner: Level[] = row.isItem && isKey ? [{ column: content, kind: 'keys' }] : [];
  return { levels: [...own, ...inner], before: { content, opens: row.opens } };
}

function placeIn(
  open: readonly Level[],
  {
    column,
    row,
    isNext,
    before,
  }: { column: number; row: Row; isNext: boolean; before: Outline['before'] },
): readonly Level[] | undefined {
  const kind = row.isItem ? 'items' : 'keys';
  if (!row.isItem && row.key === undefined) return undefined;
  const top = open.at(-1);
  const begins = isNext && (before === undefined || before.opens === 'part');
  if (top?.column !== column)
    return begins && column >= (before?.content ?? 0) ? [...open, { column, kind }] : undefined;
  if (top.kind === kind) return open;
  // A list may begin at the column of its key.
  if (kind === 'items')
    return begins && before?.content === column ? [...open, { column, kind }] : undefined;
  const outer = open.at(-2);
  return outer?.column === column && outer.kind === 'keys' ? open.slice(0, -1) : undefined;
}
