import { expect, test } from 'vitest';
import { lineAt, lineBefore } from '#load/lines.ts';

test('ends at the top of a text that begins with an empty line', () => {
  const source = '\n  a: 1';
  expect(lineAt(source, 0)).toEqual({ start: 0, end: 0, text: '' });
  expect(lineBefore(source, lineAt(source, 3))).toBeUndefined();
});
