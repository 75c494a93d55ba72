import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsBetween } from '#edit/edits.ts';
import { applyEdits, haveOverlaps } from '#problems/applyEdits.ts';

const text = fc
  .array(fc.constantFrom('a', 'b: 1', '  c', '', 'é 🎉'), { maxLength: 30 })
  .map((rows) => rows.join('\n'));

test('the edits between two texts make one of the other, and do not overlap', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edits = editsBetween(before, after);
      expect(applyEdits(before, edits)).toBe(after);
      expect(haveOverlaps(edits)).toBe(false);
    }),
  );
});

test('each change is an edit of its own', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}\n`);
  const changed = lines
    .filter((_, at) => at !== 10)
    .map((line) => line.replace('line 2\n', 'line two\n'));
  expect(editsBetween(lines.join(''), changed.join(''))).toHaveLength(2);
});
