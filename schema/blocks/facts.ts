import { line, list, paragraph } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const facts = defineBlock({
  type: 'facts',
  description: 'A few facts side by side, each with a large figure or word.',
  frame: 'free',
  fields: {
    facts: list('The facts.', [1, 8], {
      figure: line.max(20).describe('The large figure or word, up to 20 characters.'),
      title: line.describe('What it is.'),
      text: paragraph.optional().describe('A sentence about it.'),
    }),
  },
});
