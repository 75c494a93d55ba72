import { CST, isScalar, Schema, type ScalarTag } from 'yaml';
import type { Cursor } from './Cursor.ts';
import type { YamlNode } from './YamlNode.ts';

const doubleQuoted = /"[^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*)*"/y;
const singleQuoted = /'[^'\r\n]*(?:''[^'\r\n]*)*'/y;
/** How a text without quotes begins. */
const plainStart = /[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=[\w.])/y;
/** The whole of one in brackets. */
const plainInBrackets = new RegExp(
  `(?:${plainStart.source})(?:[^\\s,[\\]{}:#]|:(?=[^\\s,[\\]{}])|(?<=\\S)#| +(?=[^\\s,[\\]{}:#]))*`,
  'y',
);
const blockHeader = /[|>]-?(?= *(?: #[^\r\n]*)?\r?\n)/y;

/** A text without quotes, which goes on in lines that are indented further, and the way to the next part. */
export function readPlain(cursor: Cursor, indent: number): YamlNode | undefined {
  const start = cursor.at;
  if (!cursor.isAt(plainStart) || !skipPlain(cursor)) return undefined;
  let end = cursor.at;
  let isFolded = false;
  for (;;) {
    if (!cursor.endLine()) return undefined;
    if (cursor.column <= indent) break;
    if (cursor.hasComment || !skipPlain(cursor)) return undefined;
    isFolded = true;
    end = cursor.at;
  }
  const text = cursor.source.slice(start, end);
  return isFolded ? unfold('scalar', text, start) : createPlain(text, start);
}

/** Over the text that stands here in this line. False when something in it means more. */
function skipPlain(cursor: Cursor): boolean {
  const { source, at } = cursor;
  const feed = source.indexOf('\n', at);
  const line = source.slice(at, feed === -1 ? source.length : feed);
  const comment = line.indexOf(' #');
  let end = comment === -1 ? line.length : comment;
  while (' \r'.includes(line.charAt(end - 1))) end--;
  const text = line.slice(0, end);
  cursor.at += end;
  const colon = text.indexOf(':');
  const hasKey = colon !== -1 && (text.includes(': ', colon) || text.endsWith(':'));
  return !hasKey && !text.includes('\t');
}

/** A text without quotes that stands in brackets, in one line. */
export function readPlainInBrackets(cursor: Cursor): YamlNode | undefined {
  const start = cursor.at;
  const text = cursor.take(plainInBrackets);
  return text === undefined ? undefined : createPlain(text, start);
}

/** A text in quotes that ends in its line. */
export function readQuoted(cursor: Cursor): YamlNode | undefined {
  const start = cursor.at;
  const isDouble = cursor.character() === '"';
  const written = cursor.take(isDouble ? doubleQuoted : singleQuoted);
  if (written === undefined) return undefined;
  const text = written.slice(1, -1);
  if (!text.includes(isDouble ? '\\' : "'")) return createScalar(text, start, cursor.at);
  return unfold(isDouble ? 'double-quoted-scalar' : 'single-quoted-scalar', written, start);
}

/** A text below a `>` or `|`, which is all that is indented further, and the way to the next part. */
export function readBlockText(cursor: Cursor, indent: number): YamlNode | undefined {
  const { source, at: start } = cursor;
  const header = cursor.take(blockHeader);
  if (header === undefined) return undefined;
  const body = source.indexOf('\n', cursor.at) + 1;
  const end = skipBlock(cursor, body, indent);
  if (end === undefined) return undefined;
  const place = { offset: start, indent };
  const rest = source.slice(start + header.length, body);
  // It has nothing to say against lines that `skipBlock` went over. A comment counts to the line end.
  const { value } = CST.resolveAsScalar({
    type: 'block-scalar',
    ...place,
    props: [
      { type: 'block-scalar-header', ...place, source: header },
      { type: 'newline', ...place, source: rest },
    ],
    source: source.slice(body, cursor.at),
  });
  cursor.toContent();
  return createScalar(value, start, end);
}

/**
 * Over the lines of such a text. Returns where the last that is not empty ends; undefined when one
 * begins before the first, or when only empty ones come, or too long ones before the first.
 */
function skipBlock(cursor: Cursor, body: number, indent: number): number | undefined {
  const { source } = cursor;
  /** Where the first line of the text begins, and with it all others. */
  let margin: number | undefined;
  let end = body;
  for (cursor.at = body; cursor.at < source.length;) {
    cursor.lineStart = cursor.at;
    cursor.skipSpaces();
    const column = cursor.at - cursor.lineStart;
    const isEmpty = cursor.isLineEnd();
    if (!isEmpty && column <= indent) {
      cursor.at = cursor.lineStart;
      break;
    }
    if (isEmpty && margin === undefined && column > indent) return undefined;
    if (!isEmpty && column < (margin ??= column)) return undefined;
    const feed = source.indexOf('\n', cursor.at);
    cursor.at = feed === -1 ? source.length : feed + 1;
    if (!isEmpty) end = cursor.at;
  }
  while (' \t\r\n'.includes(source.charAt(end - 1))) end--;
  return margin === undefined ? undefined : end;
}

/** A word or text without quotes. */
export function createPlain(text: string, start: number): YamlNode {
  return createScalar(valueOf(text), start, start + text.length);
}

/** What a plain word may be besides a text. */
const tags = new Schema({ schema: 'core' }).tags.filter(
  (tag): tag is ScalarTag & { test: RegExp } => tag.default === true && 'test' in tag,
);

/** How all those begin: a number, yes or no, and nothing. */
const mayBeNoText = /^[-+.\d~nNtTfF]/;

function valueOf(text: string): unknown {
  if (!mayBeNoText.test(text)) return text;
  const tag = tags.find(({ test }) => test.test(text));
  if (!tag) return text;
  const value = tag.resolve(text, () => undefined, {});
  return isScalar(value) ? value.value : value;
}

/** A text that stands otherwise than it is meant: over several lines, or with escapes. */
function unfold(
  type: CST.FlowScalar['type'],
  source: string,
  offset: number,
): YamlNode | undefined {
  let isRight = true;
  const token = { type, offset, indent: 0, source, end: [] };
  const { value } = CST.resolveAsScalar(token, true, () => (isRight = false));
  return isRight ? createScalar(value, offset, offset + source.length) : undefined;
}

function createScalar(value: unknown, start: number, end: number): YamlNode {
  return { kind: 'scalar', start, end, value };
}
