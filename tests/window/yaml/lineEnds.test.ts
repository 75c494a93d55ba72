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
  ['a line like its neighbour', 'a\na\r\n', 'a', 'a\na', 'a\na\r\na\r\n'],
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
