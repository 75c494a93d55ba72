import { z } from 'zod';
import { wrongCount } from '../count.ts';
import { defineBlock } from '../defineBlock.ts';
import { isFadeShort, longFade } from '../fade.ts';
import { changeInterval, count, milliseconds } from '../number.ts';
import { line, paragraph } from '../text.ts';
import { colour } from '../theme.ts';

const BrandStyle = z
  .strictObject({
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
  })
  .describe('How the name looks on its sign.');

export const hero = defineBlock({
  type: 'hero',
  description: 'The opening of the home page: a shop sign with rotating names, and the headline.',
  fields: {
    headline: line.describe('The headline of the page.'),
    text: paragraph.optional().describe('A sentence or two under the headline.'),
    brands: z
      .strictObject({
        label: line
          .meta({ shown: 'spoken' })
          .describe('What the names are, for screen readers, which hear the whole list.'),
        rotation: z
          .strictObject({
            interval: changeInterval.describe('How long until the next name, in milliseconds.'),
            fade: milliseconds.describe('How long a name fades out or in, in milliseconds.'),
          })
          .refine(isFadeShort, { path: ['fade'], params: { code: 'long-fade' }, error: longFade })
          .optional()
          .describe('How the names change. One name alone stands still and needs none.'),
        count: count
          .optional()
          .describe('How many names there are. A different number is an error.'),
        names: z
          .array(
            z.strictObject({
              name: line.meta({ shown: 'inTurn' }).max(40).describe('The name of the shop.'),
              style: BrandStyle,
            }),
          )
          .min(1)
          .max(20)
          .describe('The names, in their order.'),
      })
      .refine(({ names, rotation }) => names.length === 1 || rotation !== undefined, {
        error: 'More than one name needs "rotation", which says how they change.',
      })
      .refine(({ names, count: wanted }) => wanted === undefined || names.length === wanted, {
        path: ['names'],
        params: { code: 'wrong-count', number: 'count' },
        error: ({ input }) => wrongCount(input, 'names', 'count'),
      })
      .describe('The rotating shop names.'),
  },
  declares: { pageHeading: 'headline' },
});
