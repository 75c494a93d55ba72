import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { line, list, target } from '../fields.ts';
import { Picture } from '../picture.ts';

const Mark = Picture.extend({
  src: Picture.shape.src.meta({ leastWidth: 120 }),
  alt: Picture.shape.alt.describe('Whose mark it is, for visitors who cannot see it.'),
  to: target
    .optional()
    .describe(
      'Where the mark leads: a page of this site, the name of an entry under links, or a file.',
    ),
});

export const logos = defineBlock({
  type: 'logos',
  description: 'The marks of customers, partners or sponsors, in one size or by rank.',
  frame: 'free',
  alsoCalled: ['clients', 'partners', 'sponsors', 'brands', 'logoCloud', 'logoWall'],
  fields: {
    oneTone: z
      .boolean()
      .default(false)
      .describe(
        'true shows all marks in the colour of the text, on light and dark grounds. For marks in colours or black: of a white one, nothing would be seen.',
      ),
    marks: list('The marks, in their order, all of one size.', [2, 40], Mark).optional(),
    ranks: list('Instead of "marks": groups of marks, the highest first.', [1, 6], {
      heading: line.optional().describe('What the group is, such as Main sponsors.'),
      size: z
        .enum(['large', 'normal', 'small'])
        .default('normal')
        .describe('How large its marks are.'),
      marks: list('The marks of the group, in their order.', [1, 40], Mark),
    }).optional(),
  },
})
  .refine(({ marks, ranks }) => (marks === undefined) !== (ranks === undefined), {
    error: 'Logos need either "marks" or "ranks".',
  })
  .meta({ alternatives: ['marks', 'ranks'] });
