import { expect, test } from 'vitest';
import { rowsFor } from '#blocks/gallery/layouts.ts';

test('fills every row, whatever the number of tiles', () => {
  for (let count = 1; count <= 60; count++) {
    const { halves, thirds, most } = rowsFor(count);
    const rest = count - halves - thirds;
    const isWhole = halves % 2 === 0 && thirds % 3 === 0 && rest % most === 0;
    expect([count, isWhole || count === 1, rest >= 0]).toEqual([count, true, true]);
  }
});
