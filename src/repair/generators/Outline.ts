import type { Row } from './Row.ts';

type Level = { column: number; kind: 'keys' | 'items' };

/** Where the lines so far stand: the open groups and lists, the outermost first. */
export type Outline = {
  levels: readonly Level[];
  before: { content: number; opens: Row['opens'] } | undefined;
};

export const emptyOutline: Outline = { levels: [], before: undefined };

/** The outline after one more line, or undefined when that stands at a column where it cannot. */
export function follow({ levels, before }: Outline, row: Row, by = 0): Outline | undefined {
  const column = row.indent + by;
  const content = row.content + by;
  if (column < 0) return undefined;
  if (before?.opens === 'text' && column > before.content) return { levels, before };
  // A value on lines of its own, as far as it goes.
  if (!row.isItem && !row.isKey && before && column > before.content)
    return { levels, before: { ...before, opens: 'text' } };
  const open = levels.filter((level) => level.column <= column);
  const own = placeIn(open, { column, row, isNext: open.length === levels.length, before });
  if (!own) return undefined;
  const inner: Level[] = row.isItem && row.isKey ? [{ column: content, kind: 'keys' }] : [];
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
  if (!row.isItem && !row.isKey) return undefined;
  const top = open.at(-1);
  const begins = isNext && (before === undefined || before.opens === 'part');
  if (top?.column !== column)
    return begins && column >= (before?.content ?? 0) ? [...open, { column, kind }] : undefined;
  if (top.kind === kind) return open;
  // A list may stand at the column of its key.
  if (kind === 'items')
    return begins && before?.content === column ? [...open, { column, kind }] : undefined;
  const outer = open.at(-2);
  return outer?.column === column && outer.kind === 'keys' ? open.slice(0, -1) : undefined;
}
