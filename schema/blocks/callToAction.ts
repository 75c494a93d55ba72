import { z } from 'zod';
import { Button } from '../button.ts';
import { defineBlock } from '../defineBlock.ts';
import { line, list, paragraph } from '../fields.ts';
import { Picture } from '../picture.ts';

export const callToAction = defineBlock({
  type: 'callToAction',
  description: 'One or more buttons, perhaps under a heading and beside a picture.',
  fields: {
    look: z
      .enum(['plain', 'card'])
      .optional()
      .describe('plain, as without it, or card: in a box of the strong colour.'),
    heading: line.optional().describe('The heading of the section.'),
    text: paragraph.optional().describe('A sentence or two under the heading.'),
    picture: Picture.optional().describe('A picture beside heading, text and buttons.'),
    buttons: list('The buttons, side by side where there is room.', [1, 4], Button),
    note: line.optional().describe('A short line under the buttons.'),
  },
});
