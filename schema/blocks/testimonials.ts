import { z } from 'zod';
import { count, group, isCounted, line, list, spoken } from '../fields.ts';
import { pictureFile } from '../mediaFile.ts';
import { Picture } from '../picture.ts';
import { defineBlock } from '../defineBlock.ts';
import { videoLink } from '../videoLink.ts';

export const testimonials = defineBlock({
  type: 'testimonials',
  description: 'What customers say: vertical videos with stars, then a gallery of pictures.',
  frame: 'headed',
  fields: {
    rows: list(
      'How many videos stand in each row on wide screens, from top to bottom. Without it, up to 3.',
      [0, 20],
      z.int().min(1).max(4),
    ).optional(),
    videoCount: count
      .optional()
      .describe('How many videos there are. A different number is an error.'),
    videos: list('The videos, in their order.', [0, 100], {
      title: spoken.describe('What the video is about. The play button is named after it.'),
      rating: z.int().min(1).max(5).describe('The stars that this customer gave, 1 to 5.'),
      video: videoLink.describe('The share link of the vertical video.'),
      poster: pictureFile
        .meta({ leastWidth: 240 })
        .describe('The still that stands in before the video plays, a file under media/.'),
    }).default([]),
    gallery: group('The pictures under the videos.', {
      heading: line.describe('The heading above the pictures.'),
      count: count
        .optional()
        .describe('How many pictures there are. A different number is an error.'),
      pictures: list('The pictures, in their order.', [0, 200], Picture),
    })
      .check(isCounted('pictures', 'count'))
      .optional(),
  },
})
  .check(isCounted('videos', 'videoCount'))
  // Where a video is missing, the rows are right still.
  .refine(
    ({ rows, videos, videoCount }) =>
      rows === undefined || [videos.length, videoCount].includes(sum(rows)),
    {
      path: ['rows'],
      params: { code: 'wrong-count', number: 'videoCount' },
      error: ({ input }) => {
        const { rows, videos } = input as { rows: number[]; videos: unknown[] };
        return `The rows add up to ${sum(rows)}, but the number of videos is ${videos.length}.`;
      },
    },
  );

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
