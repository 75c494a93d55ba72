import type { Edit } from '#problems/Problem.ts';
import type { Block } from './findBlocks.ts';
import type { Row } from './Row.ts';

/** The edits that move a block, with the comments and empty lines in between, and comments that stand right above at the same column. */
export function moveBlock(
  { first, last, by }: Block,
  rows: readonly Row[],
  lines: readonly string[],
): Edit[] {
  const own = rows[first];
  const end = rows[last]?.line ?? 0;
  let begin = own?.line ?? 0;
  while (isComment(lines[begin - 1]) && columnOf(lines[begin - 1]) === own?.indent) begin--;
  let start = lines.slice(0, begin).reduce((sum, line) => sum + line.length + 1, 0);
  return lines.slice(begin, end + 1).flatMap((line) => {
    const at = start;
    start += line.length + 1;
    if (line.trim() === '' || columnOf(line) + by < 0) return [];
    return by > 0
      ? { start: at, end: at, text: ' '.repeat(by) }
      : { start: at, end: at - by, text: '' };
  });
}

function isComment(line: string | undefined): boolean {
  return line !== undefined && /^ *#/.test(line);
}

function columnOf(line: string | undefined): number {
  return line?.search(/[^ ]/) ?? 0;
}
