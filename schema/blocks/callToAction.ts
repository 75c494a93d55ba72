import { z } from 'zod';
import { Button } from '../button.ts';
import { defineBlock } from '../defineBlock.ts';
import { line } from '../fields.ts';

export const callToAction = defineBlock({
  type: 'callToAction',
  description: 'One or more buttons, with a note under them.',
  fields: {
    buttons: z
      .array(Button)
      .min(1)
      .max(4)
      .describe('The buttons, side by side where there is room.'),
    note: line.optional().describe('A short line under the buttons.'),
  },
});
