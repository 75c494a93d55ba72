import { Button } from '../button.ts';
import { defineBlock } from '../defineBlock.ts';
import { line, paragraph } from '../fields.ts';

export const offer = defineBlock({
  type: 'offer',
  description: 'An offer that stands out, with one button.',
  fields: {
    heading: line.describe('The heading.'),
    text: paragraph.describe('What is offered.'),
    button: Button,
  },
});
