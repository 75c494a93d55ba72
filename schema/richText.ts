import { z } from 'zod';
import { isShowable, unshowable } from './fields.ts';
import { parseRichText } from './parseRichText.ts';

/**
 * Running text in a part of Markdown: paragraphs with an empty line between them, `## ` to `#### ` before
 * headings, `- ` or `1. ` before the items of lists, which may be nested, `> ` before quotes, tables, code between
 * ``` or `, `![alt](media/picture.jpg "caption")`, line breaks as they are written, `**bold**` and
 * `[words](/page)`, `[words](linkName)` or `[words](media/menu.pdf)`. HTML is text.
 */
export const richText = z
  .string()
  .trim()
  .min(1)
  .max(20_000)
  .refine(isShowable, unshowable)
  .regex(/\S/, 'A text needs at least one visible character.')
  .meta({ kind: 'richText' })
  .transform(parseRichText);
