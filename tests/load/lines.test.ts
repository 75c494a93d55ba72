import { expect, test } from 'vitest';
import { lineAt, neighbour } from '#load/fixes/lines.ts';
import { lineAround, lineBefore } from '#load/yaml/lines.ts';

test('ends at the top of a text that begins with an empty line', () => {
  const source = '\n  a: 1';
  expect(lineAround(source, 0)).toEqual({ start: 0, text: '' });
  expect(lineBefore(source, lineAround(source, 3))).toBeUndefined();
  expect(neighbour(source, lineAt(source, 3), 'before')).toBeUndefined();
});
