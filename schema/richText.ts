import { z } from 'zod';
import { isShowable, unshowable } from './fields.ts';
import { targetName } from './mediaName.ts';

/** A piece of a line: plain or bold text, or a link to a page or a named link. */
export type Inline = { text: string; bold?: true; to?: string };

/** A paragraph, a small heading or a bullet list. */
export type RichTextNode =
  | { kind: 'paragraph' | 'heading'; content: Inline[] }
  | { kind: 'list'; items: Inline[][] };

/**
 * Running text in a small part of Markdown: paragraphs with an empty line between them, `## ` for a
 * heading, `- ` for bullets, line breaks as they are written, `**bold**` and `[words](/page)`, `[words](linkName)` or `[words](media/menu.pdf)`. HTML is text.
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

/** Reads the small Markdown of `richText`; whatever is not markup stays text. */
export function parseRichText(source: string): RichTextNode[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((chunk): RichTextNode[] => {
      const lines = chunk.split('\n').map((row) => row.trim());
      const [first = '', ...rest] = lines;
      if (lines.every((row) => row.startsWith('- '))) {
        return [{ kind: 'list', items: lines.map((row) => parseInline(row.slice(2))) }];
      }
      if (!first.startsWith('## ')) {
        return [{ kind: 'paragraph', content: parseInline(lines.join('\n')) }];
      }
      const heading: RichTextNode = { kind: 'heading', content: parseInline(first.slice(3)) };
      return rest.length === 0
        ? [heading]
        : [heading, { kind: 'paragraph', content: parseInline(rest.join('\n')) }];
    });
}

/** Bold text, and links. The name of a file may hold spaces and brackets: it ends with its ending. */
const marks = /\*\*(.+?)\*\*|\[([^\]]+)\]\((?:(media[/\\][^\r\n]{1,200}?\.\w+)|([^)\s]+))\)/gs;

function parseInline(source: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(marks)) {
    const [whole, bold, label = '', file, to = file ?? ''] = match;
    if (match.index > end) pieces.push({ text: source.slice(end, match.index) });
    pieces.push(
      bold === undefined ? { text: label, to: targetName(to) } : { text: bold, bold: true },
    );
    end = match.index + whole.length;
  }
  if (end < source.length) pieces.push({ text: source.slice(end) });
  return pieces;
}
