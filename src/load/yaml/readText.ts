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

/** What a pattern finds at the cursor, which then stands behind it. */
export function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.source)?.[0];
  if (found !== undefined) cursor.at += found.length;
  return found;
}

/** A text without quotes, which goes on in lines that are indented further, and the way to the next part. */
export function readPlain(cursor: Cursor, indent: number): YamlNode | undefined {
  const start = cursor.at;
  plainStart.lastIndex = start;
  if (!plainStart.test(cursor.source) || !skipPlain(cursor)) return undefined;
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
  return isFolded ? unfolded('scalar', text, start) : plain(text, start);
}

/** Over the text that stands here in this line. False when something in it means more. */
function skipPlain(cursor: Cursor): boolean {
  const { source, at } = cursor;
  const feed = source.indexOf('\n', at);
  const line = source.slice(at, feed === -1 ? source.length : feed);
  const comment = line.indexOf(' #');
  const text = comment === -1 ? line : line.slice(0, comment);
  let { length } = text;
  if (comment === -1 && text[length - 1] === '\r') length--;
  while (text[length - 1] === ' ') length--;
  cursor.at += length;
  const colon = text.indexOf(':');
  const isPlain = colon === -1 || (!text.includes(': ', colon) && text[length - 1] !== ':');
  return isPlain && !text.includes('\t');
}

/** A text without quotes that stands in brackets, in one line. */
export function readPlainInBrackets(cursor: Cursor): YamlNode | undefined {
  const start = cursor.at;
  const text = take(cursor, plainInBrackets);
  return text === undefined ? undefined : plain(text, start);
}

/** A text in quotes that ends in its line. */
export function readQuoted(cursor: Cursor): YamlNode | undefined {
  const start = cursor.at;
  const isDouble = cursor.character() === '"';
  const written = take(cursor, isDouble ? doubleQuoted : singleQuoted);
  if (written === undefined) return undefined;
  const text = written.slice(1, -1);
  if (!text.includes(isDouble ? '\\' : "'")) return scalar(text, start, cursor.at);
  return unfolded(isDouble ? 'double-quoted-scalar' : 'single-quoted-scalar', written, start);
}

/** A text below a `>` or `|`, which is all that is indented further, and the way to the next part. */
export function readBlockText(cursor: Cursor, indent: number): YamlNode | undefined {
  const { source, at: start } = cursor;
  const header = take(cursor, blockHeader);
  if (header === undefined) return undefined;
  const body = source.indexOf('\n', cursor.at) + 1;
  const end = skipBlock(cursor, body, indent);
  if (end === undefined) return undefined;
  const place = { offset: start, indent };
  const mark = { type: 'block-scalar-header', ...place, source: header } as const;
  const rest = source.slice(start + header.length, body);
  const feed = { type: 'newline', ...place, source: rest } as const;
  const text = source.slice(body, cursor.at);
  const { value } = CST.resolveAsScalar({
    type: 'block-scalar',
    ...place,
    props: [mark, feed],
    source: text,
  });
  cursor.toContent();
  return scalar(value, start, end);
}

/** Over the lines of such a text. Returns where the last that is not empty ends; undefined when they are not in line. */
function skipBlock(cursor: Cursor, body: number, indent: number): number | undefined {
  const { source } = cursor;
  let own = 0;
  let end = body;
  for (cursor.at = body; cursor.at < source.length;) {
    const start = cursor.at;
    cursor.lineStart = start;
    cursor.skipSpaces();
    const depth = cursor.at - start;
    const isBlank = cursor.isLineEnd();
    if (!isBlank && depth <= indent) {
      cursor.at = start;
      break;
    }
    if (isBlank ? own === 0 && depth > indent : depth < own) return undefined;
    if (!isBlank && own === 0) own = depth;
    const feed = source.indexOf('\n', cursor.at);
    cursor.at = feed === -1 ? source.length : feed + 1;
    if (!isBlank) end = cursor.at;
  }
  while (' \t\r\n'.includes(source.charAt(end - 1))) end--;
  return own === 0 ? undefined : end;
}

/** A word or text without quotes. */
export function plain(text: string, start: number): YamlNode {
  return scalar(valueOf(text), start, start + text.length);
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
function unfolded(
  type: CST.FlowScalar['type'],
  source: string,
  offset: number,
): YamlNode | undefined {
  let isRight = true;
  const token = { type, offset, indent: 0, source, end: [] };
  const { value } = CST.resolveAsScalar(token, true, () => (isRight = false));
  return isRight ? scalar(value, offset, offset + source.length) : undefined;
}

function scalar(value: unknown, start: number, end: number): YamlNode {
  return { kind: 'scalar', start, end, value };
}
