import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { paragraph } from '../fields.ts';
import { icon } from '../icon.ts';

export const note = defineBlock({
  type: 'note',
  description: 'A short notice that stands out from the text, or one line that sums up.',
  fields: {
    look: z
      .enum(['box', 'line'])
      .optional()
      .describe('box, as without it, is a notice on a ground of its own; line is one large line.'),
    icon: icon.optional().describe('A drawing before the words, such as info.'),
    text: paragraph.describe('The words. A line is best below 100 characters.'),
  },
});
