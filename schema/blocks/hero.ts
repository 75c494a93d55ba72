import { z } from 'zod';
import {
  changeInterval,
  count,
  group,
  isCounted,
  isFadeShort,
  line,
  list,
  milliseconds,
  paragraph,
  spoken,
} from '../fields.ts';
import { Picture } from '../picture.ts';
import { Button } from '../button.ts';
import { icon } from '../icon.ts';
import { Video } from '../video.ts';
import { defineBlock } from '../defineBlock.ts';
import { colour } from '../theme.ts';

const BrandStyle = group('How the name looks on its sign.', {
  colour: colour.meta({ kind: 'signText' }).describe('The colour of the letters.'),
  ground: colour.meta({ kind: 'signGround' }).describe('The colour of the sign behind them.'),
  weight: z.int().min(200).max(800).default(700).describe('How bold, 200 to 800.'),
  slant: z.boolean().default(false).describe('true slants the letters.'),
  capitals: z.boolean().default(false).describe('true shows capital letters.'),
  spacing: z
    .number()
    .min(-0.1)
    .max(0.5)
    .default(0)
    .describe('Extra space between letters, in letter heights, -0.1 to 0.5.'),
});

const Trust = group('One reason to trust: words, behind an icon, stars, a mark or a figure.', {
  icon: icon.optional().describe('A drawing before the words, such as clock.'),
  rating: z
    .number()
    .min(0)
    .max(5)
    .optional()
    .describe('How many stars of five, such as 4.9. They are drawn, and read out.'),
  picture: Picture.extend({ src: Picture.shape.src.meta({ leastWidth: 120 }) })
    .optional()
    .describe(
      'A mark, such as that of an association. It is shown in grey, on dark ground in light grey.',
    ),
  figure: line.max(16).optional().describe('A short figure, set large, such as “1929”.'),
  text: line.max(80).optional().describe('A few words, such as “from 312 reviews”.'),
})
  .refine(
    (item) => ['icon', 'rating', 'picture', 'figure'].filter((mark) => mark in item).length <= 1,
    {
      error: 'An entry of "trust" has at most one of "icon", "rating", "picture" and "figure".',
    },
  )
  .refine(({ rating, picture, text }) => [rating, picture, text].some((one) => one !== undefined), {
    path: ['text'],
    error: 'An icon or a figure says too little: "text" is missing.',
  });

export const hero = defineBlock({
  type: 'hero',
  description:
    'The opening of a page: the headline, with a picture or video beside, behind or below it, or a shop sign of rotating names.',
  fields: {
    look: z
      .enum(['full', 'plain'])
      .optional()
      .describe('full, as without it, opens a site; plain is smaller, for its inner pages.'),
    eyebrow: line.optional().describe('A few words above the headline.'),
    headline: line.describe('The headline of the page.'),
    emphasis: line
      .optional()
      .meta({ shown: 'never' })
      .describe('The words of the headline that stand out, as they are written there.'),
    text: paragraph.optional().describe('A sentence or two under the headline.'),
    buttons: list('Buttons under the text.', [0, 4], Button).optional(),
    smallPrint: line.optional().describe('A line in small print under the buttons.'),
    trust: list(
      'What makes visitors trust at once, in a row at the end.',
      [1, 6],
      Trust,
    ).optional(),
    picture: Picture.optional().describe('A picture.'),
    pictureAt: z
      .enum(['beside', 'behind', 'below'])
      .optional()
      .describe(
        'Where the picture or video is: beside the words, as without it; below them; or, a picture alone, behind them, darkened so that they can be read.',
      ),
    video: Video.optional().describe('A video instead of the picture.'),
    brands: group('A shop sign, with names that change.', {
      label: spoken.describe('What the names are, for screen readers, which hear the whole list.'),
      rotation: group('How the names change. One name alone stands still and needs none.', {
        interval: changeInterval.describe('How long until the next name, in milliseconds.'),
        fade: milliseconds.describe('How long a name fades out or in, in milliseconds.'),
      })
        .check(isFadeShort)
        .optional(),
      count: count.optional().describe('How many names there are. A different number is an error.'),
      names: list('The names, in their order.', [1, 20], {
        name: line.meta({ shown: 'inTurn' }).max(40).describe('The name of the shop.'),
        style: BrandStyle,
      }),
    })
      .refine(({ names, rotation }) => names.length === 1 || rotation !== undefined, {
        error: 'More than one name needs "rotation", which says how they change.',
      })
      .check(isCounted('names', 'count'))
      .optional(),
  },
  declares: {
    pageHeading: 'headline',
    ground: { picture: 'picture', where: 'pictureAt', is: 'behind' },
  },
})
  .refine(({ headline, emphasis }) => emphasis === undefined || headline.includes(emphasis), {
    path: ['emphasis'],
    error: 'These words do not stand in the headline like this.',
  })
  .refine(({ picture, video }) => picture === undefined || video === undefined, {
    path: ['video'],
    error: 'A hero shows either a picture or a video.',
  })
  .refine(
    ({ picture, video, pictureAt }) => (picture ?? video) !== undefined || pictureAt === undefined,
    {
      path: ['pictureAt'],
      error: 'There is no picture that could stand there.',
    },
  )
  .refine(({ ground, pictureAt }) => ground === undefined || pictureAt !== 'behind', {
    path: ['ground'],
    error:
      'The picture is behind the words already ("pictureAt: behind"): leave "ground" out, or "pictureAt".',
  })
  .refine(({ video, pictureAt }) => video === undefined || pictureAt !== 'behind', {
    path: ['pictureAt'],
    error: 'A video cannot stand behind the words: leave "pictureAt" out, or write "below".',
  });
