import { line, list, paragraph } from '../fields.ts';
import { Picture } from '../picture.ts';
import { defineBlock } from '../defineBlock.ts';

export const steps = defineBlock({
  type: 'steps',
  description: 'What to do, or what happened, in its order: numbered, or a timeline with dates.',
  frame: 'headed',
  alsoCalled: ['timeline', 'process', 'howItWorks'],
  fields: {
    picture: Picture.optional().describe('A picture beside the steps on wide screens.'),
    steps: list('The steps, in their order. Without dates, they number themselves.', [1, 12], {
      date: line
        .max(40)
        .optional()
        .describe(
          'When it was or will be, such as 2019 or March 2026. Dates stand in for numbers.',
        ),
      title: line.describe('What to do, or what happened.'),
      text: paragraph.optional().describe('A sentence about it.'),
    }),
  },
});
