import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '#schema/defineBlock.ts';

test('leaves a field of a block as it is where all blocks have one of that name, but for id, tone and hidden', () => {
  const fields = { ground: z.enum(['sand', 'grass']) };
  const lawn = defineBlock({ type: 'lawn', description: 'A lawn.', fields });
  expect(lawn.safeParse({ type: 'lawn', ground: 'grass' }).success).toBe(true);
  expect(lawn.safeParse({ type: 'lawn', ground: 'media/grass.jpg' }).success).toBe(false);
});
