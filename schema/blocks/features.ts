import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { line, list, paragraph, target } from '../fields.ts';
import { icon } from '../icon.ts';
import { Picture } from '../picture.ts';

const Item = z.strictObject({
  icon: icon.optional().describe('A drawing above the title, such as clock.'),
  number: line.max(6).optional().describe('Instead of a drawing: a short number, such as 01.'),
  picture: Picture.optional().describe(
    'Instead of a drawing: a picture above the title. With look: tabs, it is below, and may have a drawing or a number above.',
  ),
  title: line.describe('What it is.'),
  text: paragraph.optional().describe('A sentence or two about it.'),
  price: line.max(40).optional().describe('A price or another short fact, such as “from £45”.'),
  to: target
    .optional()
    .describe(
      'Where the whole item leads: a page of this site ("/about"), the name of an entry under links, or a file.',
    ),
});

export const features = defineBlock({
  type: 'features',
  description: 'What there is to offer, item by item: services, treatments, parts of a product.',
  frame: 'free',
  alsoCalled: ['cards', 'services', 'bento', 'featureGrid', 'iconGrid'],
  fields: {
    look: z
      .enum(['plain', 'cards', 'list', 'tiles', 'tabs'])
      .meta({ synonyms: { tiles: ['bento', 'mosaic', 'masonry'] } })
      .default('plain')
      .describe(
        'plain: side by side, without boxes. cards: boxes, pictures on top. list: one under the other, with lines between. tiles: boxes of uneven width, the first the widest. tabs: one at a time beside the titles, and on phones unfolding under them.',
      ),
    items: list('The items, in their order.', [1, 24], Item),
  },
}).check(({ value: { look, items }, issues }) => {
  for (const [index, { icon: drawing, number, picture }] of items.entries()) {
    const above = Object.entries({ icon: drawing, number, picture: look !== 'tabs' && picture });
    const [first, second] = above.flatMap(([key, value]) => (value ? key : []));
    if (first === undefined || second === undefined) continue;
    const hint = second === 'picture' ? ' With "look: tabs", an item may have both.' : '';
    const message = `"${first}" and "${second}" would both be above the title. Write one of them.${hint}`;
    issues.push({ code: 'custom', input: items, path: ['items', index, second], message });
  }
});
