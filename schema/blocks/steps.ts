import { line, list, paragraph } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const steps = defineBlock({
  type: 'steps',
  description: 'A numbered list of what to do.',
  frame: 'headed',
  fields: {
    steps: list('The steps, in their order. They number themselves.', [1, 12], {
      title: line.describe('What to do.'),
      text: paragraph.optional().describe('A sentence about it.'),
    }),
  },
});
