import { defineBlock } from '../defineBlock.ts';
import { line, paragraph } from '../fields.ts';

export const headline = defineBlock({
  type: 'headline',
  description: 'The headline at the top of a page.',
  fields: {
    eyebrow: line.optional().describe('A few words above the headline.'),
    headline: line.describe('The headline of the page.'),
    text: paragraph.optional().describe('A sentence or two under the headline.'),
  },
  declares: { pageHeading: 'headline' },
});
