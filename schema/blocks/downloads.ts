import { clickName, line, list, paragraph, target } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const downloads = defineBlock({
  type: 'downloads',
  description: 'Files to open or to save, each a row with its type and size.',
  frame: 'free',
  alsoCalled: ['files', 'documents'],
  fields: {
    files: list('The files, from top to bottom.', [1, 40], {
      group: line
        .optional()
        .describe('A heading above this file, for it and those after it, up to the next one.'),
      label: line.describe('What the file is called on the page.'),
      file: target.describe(
        'The file under media/, such as media/menu.pdf, or the name of an entry under links that leads to one.',
      ),
      text: paragraph.optional().describe('A sentence about it.'),
      clickName,
    }),
  },
});
