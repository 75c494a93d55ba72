import { isMap, isScalar, isSeq, type Node, parseDocument, type Scalar } from 'yaml';
import { rewrapWords } from './rewrapWords.ts';

/** Where a value is to stand. */
export type Slot = {
  /** Inside brackets or braces. */
  isFlow: boolean;
  /** Something follows on the line, such as a comment, so that a block text would swallow it. */
  isFollowed?: boolean;
  /** The column of the key or dash that it belongs to, from 0. */
  indent: number;
  lineEnd: string;
  /** What stands there now, whose style is kept where it can. */
  old?: { node: Scalar; raw: string };
};

/** The first way of writing a value, in the style of the old one, that reads back as that value. */
export function writeScalar(value: string | number | boolean, slot: Slot): string | undefined {
  const ways = typeof value === 'string' ? waysOf(value, slot) : [() => String(value)];
  for (const way of ways) {
    const text = way();
    if (text !== undefined && readsBack(text, value, slot)) return text;
  }
  return undefined;
}

type Way = () => string | undefined;

function waysOf(value: string, slot: Slot): Way[] {
  const plain = () => (/[\r\n]/.test(value) ? undefined : value);
  const double = () => JSON.stringify(value);
  const single = () => (/[\r\n]/.test(value) ? undefined : `'${value.replaceAll("'", "''")}'`);
  const rewrapped = () => slot.old && rewrapWords(slot.old.raw, value);
  const literal = (header?: string) => () => writeBlock(value, header ?? '|-', slot);
  const header = slot.old && /^[|>][^\s#]*/.exec(slot.old.raw)?.[0];
  const otherEnd = header && (header.includes('-') ? header[0] : `${header[0] ?? '|'}-`);
  switch (slot.old?.node.type) {
    case 'QUOTE_DOUBLE':
      return [double];
    case 'QUOTE_SINGLE':
      return [single, double];
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return [rewrapped, literal(header), literal(otherEnd), literal(), double];
    default:
      return value.includes('\n')
        ? [literal(), double]
        : [...(slot.old?.raw.includes('\n') ? [rewrapped] : []), plain, double];
  }
}

/** A block text: `|` keeps its lines, `>` is wrapped anew at the width that it had. */
function writeBlock(value: string, header: string, slot: Slot) {
  const { isFlow, isFollowed = false, indent, lineEnd, old } = slot;
  if (isFlow || isFollowed || !value.trim()) return undefined;
  const [first = '', ...rows] = (old?.raw ?? '').split(/\r?\n/);
  const isBlock = /^[|>]/.test(first);
  const margin = (isBlock && /^ +(?=\S)/m.exec(rows.join('\n'))?.[0]) || ' '.repeat(indent + 2);
  const width = Math.max(80, ...(isBlock ? rows.map((row) => row.length) : [])) - margin.length;
  const body = value.replace(/\n+$/, '').split('\n');
  const lines = header.startsWith('>')
    ? body.flatMap((row, index) => (index === 0 ? wrap(row, width) : ['', ...wrap(row, width)]))
    : body;
  const note = isBlock ? first.slice(/^[|>][^\s#]*/.exec(first)?.[0].length) : '';
  return [header + note, ...lines.map((row) => (row === '' ? '' : margin + row))].join(lineEnd);
}

function wrap(row: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of row.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function readsBack(text: string, value: unknown, { isFlow, indent }: Slot): boolean {
  const margin = ' '.repeat(indent);
  const snippet = isFlow ? `[ ${text}, 0 ]` : `${margin}k: ${text}\n${margin}l: 0\n`;
  const document = parseDocument(snippet, { prettyErrors: false, logLevel: 'error' });
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  const contents = document.contents;
  const items = isMap(contents) || isSeq(contents) ? contents.items : [];
  const [first] = items;
  const node = isMap(contents) ? contents.get('k', true) : (first as Node | undefined);
  return items.length === 2 && isScalar(node) && node.value === value && !node.anchor && !node.tag;
}
