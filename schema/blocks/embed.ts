import { z } from 'zod';
import { formed, line, linkName, pixels, stateLine } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const embed = defineBlock({
  type: 'embed',
  description:
    'A page of somebody else in a frame, such as a map or a table reservation, with a plain link beside it.',
  frame: 'free',
  alsoCalled: ['iframe'],
  fields: {
    title: stateLine.describe('What is in the frame, for screen readers.'),
    page: linkName.describe(
      'The page: the name of an entry under links. It must allow to be shown inside other pages.',
    ),
    category: z
      .enum(['embeddedMedia', 'scheduling'])
      .default('embeddedMedia')
      .describe(
        'For what visitors are asked first, embeddedMedia or scheduling: in the words of consent: categories, or else of consent: embed.',
      ),
    ratio: formed(5, /^[1-9]\d?:[1-9]\d?$/, 'Width and height with a colon between, such as 16:9.')
      .optional()
      .describe('The shape of the frame, such as 4:3. Without it and without height, 16:9.'),
    height: pixels
      .meta({ sensible: { from: 200, to: 2000 } })
      .optional()
      .describe('Instead of "ratio": how high the frame is on every screen, in pixels.'),
    link: line.describe('The words of the plain link to the page.'),
  },
  declares: { frame: { page: 'page', category: 'category' } },
}).refine(({ ratio, height }) => ratio === undefined || height === undefined, {
  path: ['ratio'],
  error: 'A frame has either "ratio" or "height".',
});
