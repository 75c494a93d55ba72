import { describe, expect, test } from 'vitest';
import { weigh } from '#build/weighPages.ts';

describe('weigh', () => {
  test('counts bytes, not characters, as they are and as they are sent', async () => {
    const { raw, brotli } = await weigh('£'.repeat(1000));
    expect(raw).toBe(2000);
    expect(brotli).toBeLessThan(50);
  });

  test('adds up texts that are compressed by themselves', async () => {
    const one = await weigh('Fresh bread');
    expect(await weigh('Fresh bread', 'Fresh bread')).toEqual({
      raw: one.raw * 2,
      brotli: one.brotli * 2,
    });
  });
});
