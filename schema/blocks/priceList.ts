import { z } from 'zod';
import { line, list, paragraph, structuredData } from '../fields.ts';
import { checkMarks, legend, marks } from '../legend.ts';
import { pictureFile } from '../mediaFile.ts';
import { defineBlock } from '../defineBlock.ts';

const price = line.max(40);
const sizes = list(
  'What each of the prices is for, such as 0.3 l and 0.5 l.',
  [2, 4],
  line.max(20),
);

const Entry = z
  .strictObject({
    name: line.describe('What it is.'),
    text: paragraph.optional().describe('A sentence about it.'),
    price: price.optional().describe('What it costs, as it is read: "from 49 €".'),
    prices: list('Instead of price: one for each of the sizes.', [2, 4], price)
      .meta({ single: 'price' })
      .optional(),
    sizes: sizes
      .optional()
      .describe('What the prices of this entry are for, where its group has no sizes or others.'),
    marks,
    picture: pictureFile
      .optional()
      .describe(
        'A small picture of it, a file under media/. It says nothing that the name does not.',
      ),
  })
  .refine(({ price: one, prices }) => one === undefined || prices === undefined, {
    path: ['prices'],
    error: 'An entry has either "price" or "prices".',
  })
  .refine(({ prices, sizes: own }) => own === undefined || prices !== undefined, {
    path: ['sizes'],
    error:
      'Sizes are for several prices. Write "prices", one for each of the sizes, or take "sizes" out.',
  });

const Group = z
  .strictObject({
    heading: line.optional().describe('The heading of the group.'),
    text: paragraph.optional().describe('A sentence about the group.'),
    sizes: sizes.optional().describe('The heads over the prices of this group.'),
    entries: list('The entries, in their order.', [1, 60], Entry),
  })
  .refine(
    ({ sizes: common, entries }) =>
      common === undefined || entries.some(({ prices, sizes: own }) => prices && !own),
    {
      path: ['sizes'],
      error:
        'These sizes are over no prices: no entry of the group has "prices" for them. Write them, or take "sizes" out.',
    },
  )
  .check(({ value: { sizes: common, entries }, issues }) => {
    for (const [index, { name, prices, sizes: own }] of entries.entries()) {
      const wanted = (own ?? common)?.length;
      if (prices === undefined || prices.length === wanted) continue;
      const message =
        wanted === undefined
          ? `Nothing says what the ${prices.length} prices of "${name}" are for. Write it as "sizes", in its group or beside them.`
          : `"${name}" has ${prices.length} prices, and there are ${wanted} sizes. Write one price for each, or other sizes beside these prices.`;
      issues.push({
        code: 'custom',
        input: prices,
        path: ['entries', index, 'prices'],
        message,
        continue: true,
      });
    }
  });

export const priceList = defineBlock({
  type: 'priceList',
  description: 'Prices in groups: menus, treatments, fees.',
  frame: 'free',
  alsoCalled: ['foodMenu', 'menuCard'],
  fields: {
    groups: list('The groups, in their order.', [1, 20], Group),
    legend,
    columns: z
      .int()
      .min(1)
      .max(2)
      .optional()
      .describe(
        'How many columns the groups have on wide screens, 1 or 2. Without it, two if there are several groups.',
      ),
    structuredData,
  },
  declares: { describes: 'prices' },
}).check(checkMarks);
