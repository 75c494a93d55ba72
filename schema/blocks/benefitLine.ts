import { defineBlock } from '../defineBlock.ts';
import { line } from '../fields.ts';

export const benefitLine = defineBlock({
  type: 'benefitLine',
  description: 'One line that sums up the benefits.',
  fields: {
    text: line.describe('The line.'),
  },
});
