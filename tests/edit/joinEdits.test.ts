import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinEdits } from '#edit/joinEdits.ts';
import { applyEdits } from '#problems/applyEdits.ts';

const source = 'one two three four';

/** An edit somewhere in a text. */
const editOf = (text: string) =>
  fc
    .tuple(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 4 }))
    .map(([a, b, words]) => ({ start: Math.min(a, b), end: Math.max(a, b), text: words }));

test('says the same as one edit after the other', () => {
  fc.assert(
    fc.property(
      editOf(source).chain((first) =>
        editOf(applyEdits(source, [first])).map((then) => [first, then] as const),
      ),
      ([first, then]) => {
        const joined = joinEdits([first], [then]);
        expect(applyEdits(source, joined)).toBe(applyEdits(applyEdits(source, [first]), [then]));
      },
    ),
  );
});

test('keeps edits apart that do not touch, and makes one of those that do', () => {
  const first = [{ start: 4, end: 7, text: 'second' }];
  const then = (start: number, end: number) => [{ start, end, text: 'X' }];
  expect(joinEdits(first, then(0, 3))).toEqual([...then(0, 3), ...first]);
  expect(joinEdits(first, then(11, 16))).toEqual([...first, ...then(8, 13)]);
  expect(joinEdits(first, then(5, 6))).toEqual([{ start: 4, end: 7, text: 'sXcond' }]);
  expect(joinEdits(first, then(0, 4))).toEqual([{ start: 0, end: 7, text: 'Xsecond' }]);
});
