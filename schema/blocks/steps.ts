import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { line, paragraph } from '../text.ts';

export const steps = defineBlock({
  type: 'steps',
  description: 'A numbered list of what to do.',
  fields: {
    heading: line.describe('The heading above the list.'),
    steps: z
      .array(
        z.strictObject({
          title: line.describe('What to do.'),
          text: paragraph.optional().describe('A sentence about it.'),
        }),
      )
      .min(1)
      .max(12)
      .describe('The steps, in their order. They number themselves.'),
  },
});
