import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoRows } from '#blocks/testimonials/Testimonials.tsx';

test('loses nothing and keeps the order, whatever the lengths', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 })), (lengths) => {
      const items = Array.from(
        { length: lengths.reduce((sum, length) => sum + length, 0) },
        (_, n) => n,
      );
      const rows = splitIntoRows(items, lengths);
      expect(rows.flat()).toEqual(items);
      expect(rows.map((row) => row.length)).toEqual(lengths);
    }),
  );
});
