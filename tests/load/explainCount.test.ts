import { expect, test } from 'vitest';
import { fillRows } from '#load/explain/explainCount.ts';

test.each([
  [[3, 3, 2], 9, [3, 3, 3]],
  [[3, 3, 3], 10, [3, 3, 3, 1]],
  [[4, 3, 1], 12, [4, 3, 4, 1]],
  [[3, 3, 1], 6, [3, 3]],
  [[3, 3, 2], 4, [3, 1]],
  [[2], 5, [2, 2, 1]],
  [[2], 0, []],
])('%j with %i items becomes %j', (rows, wanted, filled) => {
  expect(fillRows(rows, wanted)).toEqual(filled);
});
