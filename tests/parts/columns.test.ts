import { expect, test } from 'vitest';
import { inEachRow } from '#parts/columns.ts';
import { fullRows } from '#parts/separate/fullColumns.ts';

test.each([
  [3, [3]],
  [4, [4]],
  [5, [2, 3]],
  [7, [3, 4]],
  [9, [3, 3, 3]],
  [10, [3, 3, 4]],
  [13, [3, 3, 3, 4]],
])('puts %i items into rows that are all full', (count, rows) => {
  const { wide, inWide, inRow } = fullRows(count);
  const wideRows = Array.from({ length: wide / inWide }, () => inWide);
  const others = Array.from({ length: (count - wide) / inRow }, () => inRow);
  expect([...wideRows, ...others]).toEqual(rows);
});

test.each([
  [5, 3],
  [7, 4],
  [10, 4],
  [14, 3],
  [17, 3],
])('leaves as few places as it can where all of %i items are of one width', (count, inRow) => {
  expect(inEachRow(count)).toBe(inRow);
});
