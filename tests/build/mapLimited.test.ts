import { describe, expect, test } from 'vitest';
import { mapLimited } from '#build/mapLimited.ts';

describe('mapLimited', () => {
  test('does a few at a time and keeps the order', async () => {
    let running = 0;
    let most = 0;
    const results = await mapLimited([30, 5, 20, 1, 10], 2, async (delay) => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, delay));
      running--;
      return delay * 2;
    });
    expect(results).toEqual([60, 10, 40, 2, 20]);
    expect(most).toBe(2);
  });

  test('fails when one fails', async () => {
    const work = mapLimited([1, 2], 2, (item) =>
      item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item),
    );
    await expect(work).rejects.toThrow('two');
  });
});
