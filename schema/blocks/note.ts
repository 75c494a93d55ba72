import { defineBlock } from '../defineBlock.ts';
import { paragraph } from '../text.ts';

export const note = defineBlock('note', 'A short notice that stands out from the text.', {
  text: paragraph.describe('The notice.'),
});
