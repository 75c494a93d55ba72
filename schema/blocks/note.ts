import { defineBlock } from '../defineBlock.ts';
import { paragraph } from '../fields.ts';

export const note = defineBlock({
  type: 'note',
  description: 'A short notice that stands out from the text.',
  fields: {
    text: paragraph.describe('The notice.'),
  },
});
