import { defineBlock } from '../defineBlock.ts';
import { clickName, line, list, target } from '../fields.ts';

export const bannerLink = defineBlock({
  type: 'bannerLink',
  description: 'A large banner that is one link.',
  fields: {
    lines: list('The words of the banner, line by line.', [1, 3], line),
    to: target.describe('Where it leads: a page of this site or the name of an entry under links.'),
    clickName,
  },
});
