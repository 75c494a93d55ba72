import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { keepEnds, showEnds, withOwnEnds, withPlainEnds } from '#window/yaml/lineEnds.ts';

const open = (text: string) => EditorState.create({ doc: text, extensions: keepEnds(text) });
const mixed = 'a: 1\nb: 2\r\nc: 3\nd: 4\r\n';
const type = (state: EditorState, old: string, insert: string) => {
  const from = state.doc.toString().indexOf(old);
  return state.update({ changes: { from, to: from + old.length, insert } }).state;
};

test.each(['', 'a: 1', 'a: 1\n', 'a: 1\r\nb: 2\r\n', mixed, 'a: 1\rb: 2\n\r\n\r\n'])(
  'a text that nobody touched is what it was: %j',
  (text) => expect(withOwnEnds(open(text))).toBe(text),
);

test.each([
  ['in a line', mixed, '2', '22', 'a: 1\nb: 22\r\nc: 3\nd: 4\r\n'],
  [
    'a new line, at the end of another',
    mixed,
    '2',
    '2\nx: 0',
    'a: 1\nb: 2\nx: 0\r\nc: 3\nd: 4\r\n',
  ],
  ['nothing in place of a line', mixed, 'b: 2\n', '', 'a: 1\nc: 3\nd: 4\r\n'],
  [
    'a new line, where all end alike',
    'a: 1\r\nb: 2\r\n',
    'b',
    'x: 0\nb',
    'a: 1\r\nx: 0\r\nb: 2\r\n',
  ],
])('who writes %s leaves the ends of the others', (_, text, old, insert, expected) => {
  expect(withOwnEnds(type(open(text), old, insert))).toBe(expected);
});

test('a text that is shown instead has its own ends', () => {
  const state = open(mixed);
  const next = 'a: 1\r\nb: 2\nc: 3\r\n';
  const changes = { from: 0, to: state.doc.length, insert: withPlainEnds(next) };
  expect(withOwnEnds(state.update({ changes, effects: showEnds.of(next) }).state)).toBe(next);
});
