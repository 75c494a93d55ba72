import { expect, test } from 'vitest';
import { weigh } from '#build/weighPages.ts';

test('weigh counts the bytes of a text as they are sent', async () => {
  expect(await weigh('£'.repeat(1000))).toBeLessThan(50);
  expect(await weigh('£')).toBeGreaterThan(await weigh('p'));
});
