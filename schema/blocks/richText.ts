import { defineBlock } from '../defineBlock.ts';
import { richText as text } from '../richText.ts';

export const richText = defineBlock({
  type: 'richText',
  description: 'Running text.',
  fields: {
    body: text.describe(
      'The text: an empty line between paragraphs, "## " before a heading, "- " before a bullet, **bold**, [words](/page). After "body: |", a new line is a new line on the page, as in an address; after "body: >", lines are joined.',
    ),
  },
});
