import { type Inline, parseRichText } from '#schema/richText.ts';
import type { Path } from './tree.ts';

/** Every text that a rich text is read as, with its way through what the page gets. */
export function richTextParts(value: string): { at: Path; text: string }[] {
  const inline = (pieces: readonly Inline[], at: Path) =>
    pieces.map(({ text }, index) => ({ at: [...at, index, 'text'], text }));
  return parseRichText(value).flatMap((node, index) =>
    node.kind === 'list'
      ? node.items.flatMap((item, row) => inline(item, [index, 'items', row]))
      : inline(node.content, [index, 'content']),
  );
}
