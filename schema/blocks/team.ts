import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { line, list, paragraph, target } from '../fields.ts';
import { Picture } from '../picture.ts';

export const team = defineBlock({
  type: 'team',
  description: 'People with portrait, name, role, a text and links.',
  frame: 'free',
  alsoCalled: ['people', 'staff', 'speakers', 'members'],
  fields: {
    look: z
      .enum(['grid', 'list'])
      .default('grid')
      .describe(
        'How people stand: side by side (grid), or one below the other for long profiles (list).',
      ),
    people: list('The people, in their order.', [1, 40], {
      name: line.describe('The name.'),
      role: line.optional().describe('What the person does, such as Dentist.'),
      portrait: Picture.optional().describe(
        'A portrait, best upright. Where others have one, initials stand in for it.',
      ),
      facts: line.optional().describe('One line of facts, such as the languages spoken.'),
      text: paragraph
        .optional()
        .describe('What there is to say of the person. Line breaks are kept.'),
      links: list('Links, such as to a profile or an e-mail.', [1, 6], {
        label: line.describe('The words of the link.'),
        to: target.describe(
          'Where it leads: a page of this site, the name of an entry under links, or a file.',
        ),
      }).optional(),
    }),
  },
});
