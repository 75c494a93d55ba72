import { z } from 'zod';
import { line, list } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';
import { richText } from '../richText.ts';

export const faq = defineBlock({
  type: 'faq',
  description: 'Questions whose answers unfold.',
  frame: 'free',
  alsoCalled: ['accordion', 'faqs', 'questions'],
  fields: {
    questions: list('The questions, in their order.', [1, 40], {
      question: line.describe('The question.'),
      answer: richText.describe(
        'The answer: an empty line between paragraphs, "- " before a bullet, **bold**, [words](/page).',
      ),
      open: z.boolean().default(false).describe('true shows the answer from the start.'),
    }),
    columns: z
      .int()
      .min(1)
      .max(2)
      .default(1)
      .describe('How many columns the questions have on wide screens, 1 or 2.'),
  },
  declares: { describes: 'questions' },
});
