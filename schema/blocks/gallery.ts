import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { line, list } from '../fields.ts';
import { Picture } from '../picture.ts';

const Half = Picture.extend({
  src: Picture.shape.src.meta({ leastWidth: 480, isOfPair: true }),
  label: line.max(40).optional().describe('A word on this half, such as Before.'),
});

export const gallery = defineBlock({
  type: 'gallery',
  description: 'Pictures that open large, or pairs of pictures to compare: before and after.',
  frame: 'free',
  alsoCalled: ['images', 'photos', 'slideshow', 'carousel', 'slider'],
  fields: {
    look: z
      .enum(['grid', 'masonry', 'row'])
      .optional()
      .describe(
        'How pictures stand: grid (tiles in full rows, whatever their number), as without it, masonry (each in its own shape) or row (one line to swipe through).',
      ),
    pictures: list('The pictures, in their order. Each opens large.', [1, 60], {
      ...Picture.shape,
      caption: line.optional().describe('A line under the picture.'),
    }).optional(),
    beforeAfter: list(
      'Instead of "pictures": pairs of one shape. The visitor moves the line between both.',
      [1, 12],
      {
        before: Half.describe('The picture on the first half.'),
        after: Half.describe('The picture on the second half.'),
        caption: line.optional().describe('A line under the pair.'),
      },
    ).optional(),
  },
})
  .refine(({ pictures, beforeAfter }) => (pictures === undefined) !== (beforeAfter === undefined), {
    error: 'A gallery needs either "pictures" or "beforeAfter".',
  })
  .refine(({ look, beforeAfter }) => look === undefined || beforeAfter === undefined, {
    path: ['look'],
    error: 'Pairs of before and after have one look only. Take "look" out.',
  })
  .meta({ alternatives: ['pictures', 'beforeAfter'] });
