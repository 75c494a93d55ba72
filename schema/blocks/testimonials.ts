import { z } from 'zod';
import { count, group, isCounted, line, list, paragraph, spoken, target } from '../fields.ts';
import { pictureFile } from '../mediaFile.ts';
import { Picture } from '../picture.ts';
import { defineBlock } from '../defineBlock.ts';
import { videoLink } from '../videoLink.ts';

const stars = z.int().min(1).max(5);

export const testimonials = defineBlock({
  type: 'testimonials',
  description:
    'What customers say: quotes, vertical videos with stars, then a gallery of pictures.',
  frame: 'free',
  alsoCalled: ['reviews', 'quotes'],
  fields: {
    quotes: list('What customers said, in their order, above the videos.', [1, 40], {
      words: paragraph.describe(
        'What was said. Quotation marks of the language are put around it, unless it begins with one.',
      ),
      name: line.optional().describe('Who said it.'),
      role: line.optional().describe('What this person is, such as the role and the company.'),
      portrait: Picture.optional().describe('A portrait, shown small and round.'),
      rating: stars.optional().describe('The stars that this customer gave, 1 to 5.'),
      source: group('Where it was said.', {
        label: line.describe('The words of the link, such as the name of the newspaper.'),
        to: target.describe(
          'Where it leads: a page of this site, the name of an entry under links, or a file.',
        ),
      }).optional(),
    }).optional(),
    look: z
      .enum(['grid', 'large', 'row'])
      .optional()
      .describe(
        'How quotes stand: in rows (grid), as several without it, the first one large and the others under it (large), as one without it, or in one line to scroll (row).',
      ),
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
      rating: stars.describe('The stars that this customer gave, 1 to 5.'),
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
  .refine(
    ({ heading, quotes, videos, gallery }) =>
      videos.length > 0 || [heading, quotes, gallery].some((one) => one !== undefined),
    { error: 'Testimonials need "quotes", "videos" or a "gallery".' },
  )
  .refine(({ look, quotes }) => look === undefined || quotes !== undefined, {
    path: ['look'],
    error: 'The look is that of quotes, and there are none. Take "look" out, or write "quotes".',
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
