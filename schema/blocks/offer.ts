import { Button } from '../button.ts';
import { defineBlock } from '../defineBlock.ts';
import { line, paragraph } from '../text.ts';

export const offer = defineBlock('offer', 'An offer that stands out, with one button.', {
  heading: line.describe('The heading.'),
  text: paragraph.describe('What is offered.'),
  button: Button,
});
