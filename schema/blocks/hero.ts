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

export const hero = defineBlock({
  type: 'hero',
  description:
    'The opening of the home page: the headline, with a picture or a shop sign of rotating names.',
  fields: {
    headline: line.describe('The headline of the page.'),
    text: paragraph.optional().describe('A sentence or two under the headline.'),
    buttons: list('Buttons under the text.', [0, 4], Button).optional(),
    note: line.optional().describe('A short line under the buttons.'),
    picture: Picture.optional().describe('A picture beside the headline.'),
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
  declares: { pageHeading: 'headline' },
});
