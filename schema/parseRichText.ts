import type { Token } from 'markdown-it';
import { readInline, readMarkdown } from './markdown.ts';
import { isMedia, mediaName, targetName } from './mediaName.ts';
import { mediaTypeOf } from './mediaTypes.ts';

/** A piece of a line: plain or bold text, code, or a link to a page, a named link or a file. */
export type Inline = { text: string; bold?: true; code?: true; to?: string };

/** A part of a running text. */
export type RichTextNode =
  /** `line`: the words of a list item that is no paragraph. */
  | { kind: 'paragraph' | 'line'; content: Inline[] }
  /** Without a level, 2. The page gives it its id (#load/headings.ts). */
  | { kind: 'heading'; level?: 3 | 4; content: Inline[]; id?: string }
  /** With `start`, numbered from there. */
  | { kind: 'list'; start?: number; items: RichTextNode[][] }
  | { kind: 'quote'; nodes: RichTextNode[] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; src: string; alt: string; caption?: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; ends?: ('start' | 'center' | 'end')[] };

/** Reads the Markdown of `richText`; whatever is not markup stays text. */
export function parseRichText(source: string): RichTextNode[] {
  const text = source.trim();
  return readNodes(readMarkdown(text), text.split('\n'));
}

/** What was read, and the lines of the text that it is from; `isRaw` is what is no markup here. */
type Part = { nodes: RichTextNode[]; from: number; to: number; isRaw: boolean };

function readNodes(tokens: readonly Token[], lines: readonly string[]): RichTextNode[] {
  const parts: Part[] = [];
  for (const { token, inner } of partsOf(tokens)) {
    const [from, to] = token.map ?? [0, 0];
    const read = readNode(token, inner, lines);
    const part = { nodes: read ?? asWritten(lines.slice(from, to)), from, to, isRaw: !read };
    const before = parts.at(-1);
    // A line that is no markup belongs to the text that it was written in.
    if (before && before.to === from && (part.isRaw || before.isRaw)) join(before, part);
    else parts.push(part);
  }
  return parts.flatMap(({ nodes }) => nodes);
}

function join(before: Part, { nodes, to, isRaw }: Part): void {
  const [last, next] = [before.nodes.at(-1), nodes[0]];
  if (last?.kind === 'paragraph' && next?.kind === 'paragraph') {
    last.content = merged([...last.content, { text: '\n' }, ...next.content]);
    before.nodes.push(...nodes.slice(1));
  } else before.nodes.push(...nodes);
  Object.assign(before, { to, isRaw });
}

/** Tokens one behind the other, each with those between it and what closes it. */
function partsOf(tokens: readonly Token[]): { token: Token; inner: Token[] }[] {
  const parts: { token: Token; inner: Token[] }[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) parts.push({ token, inner: [] });
    else if (depth > 1 || token.nesting !== -1) parts.at(-1)?.inner.push(token);
    depth += token.nesting;
  }
  return parts;
}

/** Undefined where it is no markup here. */
function readNode(
  token: Token,
  inner: readonly Token[],
  lines: readonly string[],
): RichTextNode[] | undefined {
  switch (token.type) {
    case 'paragraph_open':
      return readParagraph(childrenIn(inner), token.hidden ? 'line' : 'paragraph');
    case 'heading_open': {
      const level = Number(token.tag.slice(1));
      if (level === 2) return [{ kind: 'heading', content: readPieces(childrenIn(inner)) }];
      if (level !== 3 && level !== 4) return undefined;
      return [{ kind: 'heading', level, content: readPieces(childrenIn(inner)) }];
    }
    case 'bullet_list_open':
    case 'ordered_list_open':
      return readList(token, partsOf(inner), lines);
    case 'blockquote_open':
      return [{ kind: 'quote', nodes: readNodes(inner, lines) }];
    case 'table_open':
      return [readTable(inner)];
    case 'fence':
      return [{ kind: 'code', text: token.content.replace(/\n$/, '') }];
    default:
      return undefined;
  }
}

/** Stars are notes, and numbers that are in no order are dates: `24. December`. */
function readList(
  { type, markup }: Token,
  items: readonly { token: Token; inner: Token[] }[],
  lines: readonly string[],
): RichTextNode[] | undefined {
  const list = { kind: 'list' as const, items: items.map(({ inner }) => readNodes(inner, lines)) };
  if (type === 'bullet_list_open') return markup === '-' ? [list] : undefined;
  const numbers = items.map(({ token }) => Number(token.info));
  const [start = 1] = numbers;
  const isCounted = numbers.every((number, index) => number === start + index);
  return numbers.length > 1 && (isCounted || numbers.every((number) => number === 1))
    ? [{ ...list, start }]
    : undefined;
}

function readTable(tokens: readonly Token[]): RichTextNode {
  const cells = tokens.flatMap((token, index) =>
    /^t[hd]_open$/.test(token.type)
      ? { token, content: readPieces(tokens[index + 1]?.children ?? []) }
      : [],
  );
  const heads = cells.filter(({ token }) => token.type === 'th_open');
  const body = cells.slice(heads.length).map(({ content }) => content);
  const ends = heads.map(({ token }) => {
    const [, end] = /:(\w+)/.exec(String(token.attrGet('style'))) ?? [];
    return end === 'right' ? 'end' : end === 'center' ? 'center' : 'start';
  });
  return {
    kind: 'table',
    head: heads.map(({ content }) => content),
    rows: Array.from({ length: body.length / heads.length }, (_, row) =>
      body.slice(row * heads.length, (row + 1) * heads.length),
    ),
    ...(ends.some((end) => end !== 'start') && { ends }),
  };
}

/** The words of a paragraph; its pictures are parts of their own. */
function readParagraph(children: readonly Token[], kind: 'paragraph' | 'line'): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let from = 0;
  let depth = 0;
  const flush = (to: number) => {
    const content = trimmed(readPieces(children.slice(from, to)));
    if (content.length > 0) nodes.push({ kind, content });
    from = to + 1;
  };
  for (const [index, child] of children.entries()) {
    depth += child.nesting;
    const picture = depth === 0 && child.type === 'image' ? readPicture(child) : undefined;
    if (!picture) continue;
    flush(index);
    nodes.push(picture);
  }
  flush(children.length);
  return nodes;
}

function readPicture(token: Token): RichTextNode | undefined {
  const src = String(token.attrGet('src'));
  if (!isMedia(src) || mediaTypeOf(src)?.use !== 'picture') return undefined;
  const caption = token.attrGet('title')?.toString();
  const picture = { kind: 'picture' as const, src: mediaName(src), alt: token.content };
  return caption ? { ...picture, caption } : picture;
}

/** Text, bold text, code and links. */
function readPieces(children: readonly Token[]): Inline[] {
  const pieces: Inline[] = [];
  let bold = false;
  for (const { token, inner } of linksApart(children)) {
    if (token.type === 'strong_open' || token.type === 'strong_close') bold = token.nesting === 1;
    else if (token.type === 'link_open') {
      const words = readPieces(inner);
      const text = words.map((piece) => piece.text).join('');
      const to = targetName(String(token.attrGet('href')));
      const isBold = bold || words.some((piece) => piece.bold);
      const isCode = words.every((piece) => piece.code);
      if (text === '') pieces.push({ text: `[](${to})` });
      else pieces.push({ text, ...(isBold && { bold: true }), ...(isCode && { code: true }), to });
    } else {
      const code = token.type === 'code_inline' && { code: true as const };
      pieces.push({ text: textOf(token), ...(bold && { bold: true }), ...code });
    }
  }
  return merged(pieces);
}

/** As `partsOf`, of links alone. */
function linksApart(children: readonly Token[]): { token: Token; inner: Token[] }[] {
  const parts: { token: Token; inner: Token[] }[] = [];
  let isInLink = false;
  for (const token of children) {
    if (token.type === 'link_close') isInLink = false;
    else if (isInLink) parts.at(-1)?.inner.push(token);
    else parts.push({ token, inner: [] });
    if (token.type === 'link_open') isInLink = true;
  }
  return parts;
}

function textOf(token: Token): string {
  if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
  if (token.type !== 'image') return token.content;
  // Where a text holds no pictures.
  return `![${token.content}](${String(token.attrGet('src'))})`;
}

/** Pieces that look the same, as one. */
function merged(pieces: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    const isSame = last && last.bold === piece.bold && last.code === piece.code;
    if (isSame && last.to === undefined && piece.to === undefined) last.text += piece.text;
    else if (piece.text !== '') all.push({ ...piece });
  }
  return all;
}

/** Without white space at its ends. */
function trimmed(pieces: readonly Inline[]): Inline[] {
  const last = pieces.length - 1;
  return pieces
    .map((piece, index) => {
      if (piece.code) return piece;
      const text = index === 0 ? piece.text.trimStart() : piece.text;
      return { ...piece, text: index === last ? text.trimEnd() : text };
    })
    .filter(({ text }) => text !== '');
}

/** Lines that hold no markup of blocks, as the paragraphs that they are. */
function asWritten(lines: readonly string[]): RichTextNode[] {
  return lines
    .map((row) => row.trim())
    .join('\n')
    .split(/\n\n+/)
    .filter((text) => text !== '')
    .flatMap((text) => readParagraph(readInline(text), 'paragraph'));
}

function childrenIn(tokens: readonly Token[]): readonly Token[] {
  return tokens[0]?.children ?? [];
}
