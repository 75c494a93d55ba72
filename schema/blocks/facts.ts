import { date } from '../days.ts';
import { line, list, paragraph, target } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const facts = defineBlock({
  type: 'facts',
  description: 'A few facts side by side, each with a large figure or word.',
  frame: 'free',
  alsoCalled: ['stats', 'statistics', 'numbers', 'counters', 'countdown'],
  fields: {
    facts: list('The facts.', [1, 8], {
      figure: line.max(20).describe('The large figure or word, up to 20 characters.'),
      title: line.describe('What it is.'),
      text: paragraph.optional().describe('A sentence about it.'),
      daysUntil: date
        .optional()
        .describe(
          'A day to which visitors see the days that are left, such as "in 12 days", above the figure. Write the day as the figure: it is all that is there without JavaScript, and once the day is past.',
        ),
      to: target
        .optional()
        .describe(
          'Where the fact leads, such as its source: a page of this site ("/about"), the name of an entry under links, or a file.',
        ),
    }),
  },
});
