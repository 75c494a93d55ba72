import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { richText as text } from '../richText.ts';

export const richText = defineBlock({
  type: 'richText',
  description: 'Running text: paragraphs, headings, lists, tables, quotes, code and pictures.',
  frame: 'free',
  alsoCalled: ['markdown', 'prose', 'article', 'wysiwyg'],
  declares: { headings: 'body' },
  fields: {
    contents: z
      .boolean()
      .default(false)
      .describe('true shows a list of the headings, which lead to them.'),
    body: text.describe(
      'The text: an empty line between paragraphs, "## " before a heading ("### " and "#### " below it), "- " or "1. " before an item of a list, "> " before a quote, **bold**, `code`, [words](/page), ![what it shows](media/picture.jpg "caption"), tables with | and lines of code between ```. After "body: |", a new line is a new line on the page, as in an address; after "body: >", lines are joined, and a paragraph needs two empty lines above it.',
    ),
  },
});
