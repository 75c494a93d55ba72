import { Button } from '../button.ts';
import { defineBlock } from '../defineBlock.ts';
import { line, list } from '../fields.ts';

export const callToAction = defineBlock({
  type: 'callToAction',
  description: 'One or more buttons, with a note under them.',
  fields: {
    buttons: list('The buttons, side by side where there is room.', [1, 4], Button),
    note: line.optional().describe('A short line under the buttons.'),
  },
});
