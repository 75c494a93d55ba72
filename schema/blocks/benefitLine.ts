import { defineBlock } from '../defineBlock.ts';
import { line } from '../text.ts';

export const benefitLine = defineBlock('benefitLine', 'One line that sums up the benefits.', {
  text: line.describe('The line.'),
});
