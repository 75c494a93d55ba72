import { z } from 'zod';
import { Button } from '../button.ts';
import { defineBlock } from '../defineBlock.ts';
import { line, list, paragraph } from '../fields.ts';
import { icon } from '../icon.ts';
import { Picture } from '../picture.ts';
import { Video } from '../video.ts';

const Row = z
  .strictObject({
    eyebrow: line.optional().describe('A few words above the heading of the row.'),
    heading: line.describe('The heading of the row.'),
    text: paragraph.optional().describe('A few sentences. An empty line begins a new paragraph.'),
    points: list('Points under the text, each with a drawing or a tick.', [1, 10], {
      icon: icon.optional().describe('The drawing before the point. Without it, a tick.'),
      title: line.optional().describe('A few words above the point that say what it is about.'),
      text: line.describe('The point.'),
    }).optional(),
    facts: list('Short facts, such as a duration or a price.', [1, 6], {
      label: line.max(60).describe('What it is about, such as “Duration”.'),
      value: line.max(60).describe('The fact itself, such as “40 minutes”.'),
    }).optional(),
    buttons: list('Buttons under the row.', [1, 2], Button).optional(),
    picture: Picture.optional().describe('The picture beside the text.'),
    video: Video.optional().describe('A video beside the text, instead of a picture.'),
  })
  .refine(({ picture, video }) => picture === undefined || video === undefined, {
    path: ['video'],
    error: 'A row shows either a picture or a video.',
  });

export const split = defineBlock({
  type: 'split',
  description: 'A picture or video beside text, in one or several rows.',
  frame: 'free',
  alsoCalled: [
    'mediaText',
    'mediaWithText',
    'textImage',
    'imageText',
    'imageWithText',
    'textWithImage',
  ],
  fields: {
    pictures: z
      .enum(['alternate', 'start', 'end'])
      .default('alternate')
      .describe(
        'On which side the pictures stand on wide screens: at the start of the line, at its end, or in turn (alternate), the first at the end.',
      ),
    rows: list('The rows, from top to bottom.', [1, 12], Row),
  },
});
