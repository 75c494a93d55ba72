import { isDeepStrictEqual } from 'node:util';
import { parseDocument, Scalar, stringify, type ToStringOptions } from 'yaml';
import type { Part } from './Operation.ts';
import { Refusal } from './yamlText.ts';
import { editBetween } from './edits.ts';

/** Where a value is to be written. */
type Slot = {
  /** Inside brackets or braces. */
  isFlow: boolean;
  /** Something follows on the line, such as a comment, so that a block text would swallow it. */
  isFollowed?: boolean;
  /** The column of the key or dash that it belongs to, from 0. */
  indent: number;
  lineEnd: string;
  /** What is there now, whose style is kept where it can be. */
  old?: { value: unknown; raw: string };
};

/** The first way of writing a value, in the style of the old one, that reads back as that value. */
export function writeScalar(value: string | number | boolean, slot: Slot): string {
  const ways = [rewrap, inOldStyle, (one: typeof value) => JSON.stringify(one)];
  for (const way of ways) {
    const text = way(value, slot);
    if (text !== undefined && readsBack(text, value, slot)) return text;
  }
  throw new Refusal('This value cannot be written in YAML.');
}

/** A group, list or value on one line: `{ label: Home, to: / }`. */
export function writeFlow(value: Part | null | undefined): string {
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, one]) => `${writeFlow(key)}: ${writeFlow(one)}`,
    );
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  if (value === null || value === undefined) return 'null';
  return writeScalar(value, { isFlow: true, indent: 0, lineEnd: '\n' });
}

/** A group, list or value on lines, without indentation. */
export function writeRows(value: unknown): string[] {
  return stringify(value, onOneLine).trimEnd().split('\n');
}

/** No text is broken into lines that has no line ends itself. */
const onOneLine: ToStringOptions = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1e9 };

/** A text of several lines with some words changed, and every line break kept that can be. */
function rewrap(value: string | number | boolean, { old }: Slot): string | undefined {
  if (!old?.raw.includes('\n') || typeof value !== 'string') return undefined;
  const words = (text: string) => text.replace(/\n$/, '');
  const [head = ''] = /^(?:[|>][^\n]*\n\s*)?/.exec(old.raw) ?? [];
  const body = old.raw.slice(head.length);
  const before = words(String(old.value));
  if (body.replaceAll(/\s+/g, ' ') !== before) return undefined;
  // Where each character of the value is in the body, in which any space may be a line break.
  const offsets = [...body.matchAll(/\s+|\S/g)].map(({ index }) => index);
  const at = (offset: number) => offsets[offset] ?? body.length;
  const edit = editBetween(before, words(value));
  return head + body.slice(0, at(edit.start)) + edit.text + body.slice(at(edit.end));
}

function inOldStyle(value: string | number | boolean, slot: Slot): string {
  const { isFlow, isFollowed, indent, lineEnd, old } = slot;
  const [first = '', ...rows] = (old?.raw ?? '').split(/\r?\n/);
  const isBlock = /^[|>]/.test(first);
  const scalar = new Scalar(value);
  const type = old && (types[first.charAt(0)] ?? 'PLAIN');
  const hasLines = typeof value === 'string' && value.includes('\n');
  if (hasLines && (isFlow || isFollowed || type?.startsWith('QUOTE'))) scalar.type = 'QUOTE_DOUBLE';
  else if (type !== undefined && !(hasLines && type === 'PLAIN')) scalar.type = type;
  const comment = isBlock && /#(.*)/.exec(first)?.[1];
  if (comment) scalar.comment = comment;
  if (isFlow) return stringifyInFlow(scalar);
  const margin = /^ +(?=\S)/m.exec(rows.join('\n'))?.[0].length ?? 0;
  const text = stringify(
    { k: scalar },
    {
      ...onOneLine,
      indent: isBlock && margin > indent ? margin - indent : 2,
      ...(type === 'BLOCK_FOLDED' && {
        lineWidth: Math.max(80, ...rows.map(({ length }) => length)) - indent,
      }),
    },
  );
  const [head = '', ...more] = text.slice('k: '.length).replace(/\n$/, '').split('\n');
  return [head, ...more.map((row) => (row === '' ? '' : ' '.repeat(indent) + row))].join(lineEnd);
}

/** How a text is written, by its first character; else without quotes. */
const types: Partial<Record<string, Scalar.Type>> = {
  '"': 'QUOTE_DOUBLE',
  "'": 'QUOTE_SINGLE',
  '|': 'BLOCK_LITERAL',
  '>': 'BLOCK_FOLDED',
};

function stringifyInFlow(scalar: Scalar): string {
  const document = parseDocument('[]');
  const list = document.createNode([scalar], { flow: true });
  return stringify(list, onOneLine).trimEnd().slice('[ '.length, -' ]'.length);
}

function readsBack(text: string, value: unknown, { isFlow, indent }: Slot): boolean {
  const margin = ' '.repeat(indent);
  const snippet = isFlow ? `[ ${text}, 0 ]` : `${margin}k: ${text}\n${margin}l: 0\n`;
  const document = parseDocument(snippet, { prettyErrors: false, logLevel: 'error' });
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  return isDeepStrictEqual(document.toJS(), isFlow ? [value, 0] : { k: value, l: 0 });
}
