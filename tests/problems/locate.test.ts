import { displayWidth } from '#problems/drawFrame.ts';
import { locate } from '#problems/locate.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('counts lines and columns from 1', () => {
  expect(locate({ start: 3, end: 5 }, 'ab\ncde\n')).toMatchObject({
    line: 2,
    column: 1,
    endLine: 2,
    endColumn: 3,
  });
});

test('gives a byte order mark no column', () => {
  expect(locate({ start: 1, end: 2 }, '\uFEFFab')).toMatchObject({
    line: 1,
    column: 1,
    endColumn: 2,
  });
});

test('leaves the CR of a Windows line end out of the frame', () => {
  expect(locate({ start: 0, end: 1 }, 'a\r\nb\r\n').frame).toBe('> 1 | a\n    | ^\n  2 | b');
});

test('counts wide characters in the underline', () => {
  const source = 'text: 日本語 🛒 éa b';
  const start = source.indexOf('b');
  const underline = locate({ start, end: start + 1 }, source).frame.split('\n')[1];
  expect(underline).toBe(`    | ${' '.repeat(displayWidth(source.slice(0, start)))}^`);
  expect(displayWidth('日本語')).toBe(6);
  expect(displayWidth('e\u0301')).toBe(1);
});

test('shows only a part of a very long line', () => {
  const source = `${'x'.repeat(500_000)}FAULT${'y'.repeat(500_000)}`;
  const { frame } = locate({ start: 500_000, end: 500_005 }, source);
  const [shown = '', underline = ''] = frame.split('\n');
  expect(frame.length).toBeLessThan(400);
  expect(shown.slice(underline.indexOf('^'), underline.lastIndexOf('^') + 1)).toBe('FAULT');
});

test('finds the place again in any text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'é', '\n', '\r\n', '🛒', ' '), { maxLength: 60 }),
      fc.nat(80),
      (pieces, at) => {
        const source = pieces.join('');
        const start = Math.min(at, source.length);
        const { line, column } = locate({ start, end: start }, source);
        const before = source.slice(0, start).split('\n');
        expect([line, column]).toEqual([before.length, (before.at(-1) ?? '').length + 1]);
      },
    ),
  );
});
