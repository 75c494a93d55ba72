import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withEndsOf, withPlainEnds } from '#window/yaml/lineEnds.ts';

const mixed = 'a: 1\nb: 2\r\nc: 3\nd: 4\r\n';
/** The file after some words of it were replaced in the editor. */
const replace = (file: string, words: string, insert: string) =>
  withEndsOf(file, withPlainEnds(file).replace(words, insert));

test.each(['', 'a: 1', 'a: 1\n', 'a: 1\r\nb: 2\r\n', mixed, 'a: 1\rb: 2\n\r\n\r\n'])(
  'a text that nobody touched is what it was: %j',
  (text) => expect(withEndsOf(text, withPlainEnds(text))).toBe(text),
);

test.each([
  ['in a line', mixed, '2', '22', 'a: 1\nb: 22\r\nc: 3\nd: 4\r\n'],
  [
    'a new line, at the end of another',
    mixed,
    '2',
    '2\nx: 0',
    'a: 1\nb: 2\r\nx: 0\nc: 3\nd: 4\r\n',
  ],
  ['nothing in place of a line', mixed, 'b: 2\n', '', 'a: 1\nc: 3\nd: 4\r\n'],
  ['a line like its neighbour', 'a\na\r\n', 'a', 'a\na', 'a\na\r\na\n'],
  [
    'a new line, where all end alike',
    'a: 1\r\nb: 2\r\n',
    'b',
    'x: 0\nb',
    'a: 1\r\nx: 0\r\nb: 2\r\n',
  ],
])('who writes %s leaves the ends of the others', (_, text, words, insert, expected) => {
  expect(replace(text, words, insert)).toBe(expected);
});

test.each([
  ['a line behind the last one, which has no end', 'a: 1', 'a: 1\nb: 2', 'a: 1\nb: 2'],
  ['the same, where lines end as on Windows', 'a: 1\r\nb: 2', 'a: 1\nb: 2\n', 'a: 1\r\nb: 2\r\n'],
  ['a first line into nothing', '', 'a: 1\n', 'a: 1\n'],
  ['nothing in place of the last lines', 'a\r\nb\nc\nd', 'a\nb', 'a\r\nb'],
])('who writes %s finds what is typed in the file', (_, file, text, expected) => {
  expect(withEndsOf(file, text)).toBe(expected);
});

test('saves every text that is typed as it is typed, and the ends of the lines around it as they were', () => {
  const line = fc.constantFrom('', 'a: 1', 'b: 2', '  - c');
  const lines = fc.array(line, { maxLength: 5 });
  const end = fc.constantFrom('\n', '\r\n', '\r');
  const endings = fc.array(end, { minLength: 12, maxLength: 12 });
  const joined = (all: readonly string[], ends: readonly string[]) =>
    all.map((one, at) => one + (at < all.length - 1 ? ends[at] : '')).join('');
  fc.assert(
    fc.property(lines, lines, lines, lines, endings, (head, old, typed, tail, ends) => {
      const file = joined([...head, 'kept', ...old, 'kept too', ...tail], ends);
      const text = [...head, 'kept', ...typed, 'kept too', ...tail].join('\n');
      const saved = withEndsOf(file, text);
      // A carriage return before an empty line of one is one end with it: nobody can type that.
      fc.pre(withPlainEnds(file) === [...head, 'kept', ...old, 'kept too', ...tail].join('\n'));
      expect(withPlainEnds(saved)).toBe(text);
      expect(saved.startsWith(joined([...head, 'kept'], ends))).toBe(true);
      expect(saved.endsWith(joined(['', ...tail], ends.slice(head.length + old.length + 1)))).toBe(
        true,
      );
    }),
    { numRuns: 500 },
  );
});
