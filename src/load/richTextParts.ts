import { type Inline, parseRichText, type RichTextNode } from '#schema/parseRichText.ts';
import type { Path } from './tree.ts';

/** A text in what a running text is read as. */
export type RichTextPart = {
  /** The way to it through what the page gets. */
  at: Path;
  text: string;
  /** Where it leads, if it is a link. */
  to?: string;
  /** It is shown as it is written. */
  isCode?: true;
  /** It stands for this picture. */
  src?: string;
};

/** Every text that a running text is read as, in its order. */
export function richTextParts(source: string): RichTextPart[] {
  return partsIn(parseRichText(source), []);
}

function partsIn(nodes: readonly RichTextNode[], at: Path): RichTextPart[] {
  return nodes.flatMap((node, index) => partsOf(node, [...at, index]));
}

function partsOf(node: RichTextNode, at: Path): RichTextPart[] {
  switch (node.kind) {
    case 'list':
      return node.items.flatMap((item, index) => partsIn(item, [...at, 'items', index]));
    case 'quote':
      return partsIn(node.nodes, [...at, 'nodes']);
    case 'code':
      return [{ at: [...at, 'text'], text: node.text, isCode: true }];
    case 'picture': {
      const { src, alt, caption } = node;
      const below = caption === undefined ? [] : [{ at: [...at, 'caption'], text: caption }];
      return [{ at: [...at, 'alt'], text: alt, src }, ...below];
    }
    case 'table':
      return [
        ...node.head.flatMap((cell, index) => piecesOf(cell, [...at, 'head', index])),
        ...node.rows.flatMap((row, place) =>
          row.flatMap((cell, index) => piecesOf(cell, [...at, 'rows', place, index])),
        ),
      ];
    default:
      return piecesOf(node.content, [...at, 'content']);
  }
}

function piecesOf(pieces: readonly Inline[], at: Path): RichTextPart[] {
  return pieces.map(({ text, to, code }, index) => ({
    at: [...at, index, 'text'],
    text,
    ...(to !== undefined && { to }),
    ...(code && { isCode: true as const }),
  }));
}
