import { label, labelTime, line, list, paragraph, stateLabel } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const adCopy = defineBlock({
  type: 'adCopy',
  description: 'Ready-made advertising texts, each with a button that copies it.',
  frame: 'headed',
  fields: {
    copyLabel: label.describe('The words on the copy button.'),
    copiedLabel: stateLabel.describe('The words on the button after copying.'),
    copiedFor: labelTime
      .optional()
      .describe(
        'How long the button says so, in milliseconds. Without it, what timings: copiedLabel says.',
      ),
    ads: list('The texts.', [1, 30], {
      title: line.describe('The title of the text. It is not copied.'),
      headline: line.describe('The headline of the advertisement.'),
      body: paragraph.describe('The body of the advertisement.'),
      cta: line.describe('The last line, which says what to do.'),
    }),
  },
});
