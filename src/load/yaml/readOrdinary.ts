import { deepest } from './buildTree.ts';
import { createCursor } from './Cursor.ts';
import {
  createPlain,
  readBlockText,
  readPlain,
  readPlainInBrackets,
  readQuoted,
} from './scalars.ts';
import type { Pair, YamlNode } from './YamlNode.ts';

/** A key that needs no quotes, with the colon behind it, which YAML wants within 1,024 characters. */
const plainKey = /[A-Za-z_][\w-]{0,999}:(?=[ \r\n]|$)/y;

/**
 * Reads what site files are made of, in one walk: keys, groups, lists and values, plain, quoted or
 * folded. Undefined for a text that holds anything else, right or wrong: that is for the parser, which
 * takes many times as long, and says what is wrong. What both can read, they read alike. How texts
 * are unfolded and what is a number is the parser's to say here, too. The text is one that `scanText`
 * found nothing in.
 */
export function readOrdinary(source: string): YamlNode | undefined {
  const cursor = createCursor(source);
  let depth = 0;
  const root = cursor.column === 0 ? readGroup(0) : undefined;
  return cursor.column === -1 ? root : undefined;

  function readGroup(indent: number): YamlNode | undefined {
    const start = cursor.at;
    const pairs: Pair[] = [];
    let end = start;
    do {
      const key = readKey();
      const value = key && readValue(indent, { isInGroup: true });
      if (!value) return undefined;
      pairs.push({ key, value });
      ({ end } = value);
    } while (cursor.column === indent);
    return cursor.column < indent ? { kind: 'group', start, end, pairs } : undefined;
  }

  function readList(indent: number): YamlNode | undefined {
    const start = cursor.at;
    const items: YamlNode[] = [];
    let end = start;
    do {
      cursor.at++;
      cursor.skipSpaces();
      const item = readItem(indent);
      if (!item) return undefined;
      items.push(item);
      ({ end } = item);
    } while (cursor.column === indent && isDash());
    return cursor.column <= indent ? { kind: 'list', start, end, items } : undefined;
  }

  /** What stands behind a dash: a value, or a group that begins in its line. */
  function readItem(indent: number): YamlNode | undefined {
    return cursor.isAt(plainKey)
      ? deeper(() => readGroup(cursor.at - cursor.lineStart))
      : readValue(indent, { isInGroup: false });
  }

  function deeper(read: () => YamlNode | undefined): YamlNode | undefined {
    if (depth === deepest) return undefined;
    depth++;
    const node = read();
    depth--;
    return node;
  }

  function isDash(): boolean {
    return source.startsWith('- ', cursor.at);
  }

  function readKey(): YamlNode | undefined {
    const start = cursor.at;
    const key = cursor.take(plainKey);
    return key === undefined ? undefined : createPlain(key.slice(0, -1), start);
  }

  /** What follows the colon or dash of a part that is indented so far, and the way to the next part. */
  function readValue(indent: number, { isInGroup }: { isInGroup: boolean }): YamlNode | undefined {
    cursor.skipSpaces();
    switch (cursor.character()) {
      case undefined:
      case '\r':
      case '\n':
      case '#':
        return cursor.endLine() ? readBelow(indent, { isInGroup }) : undefined;
      case '|':
      case '>':
        return readBlockText(cursor, indent);
      case '"':
      case "'":
        return endAfter(readQuoted(cursor));
      case '{':
      case '[':
        return endAfter(readInBrackets(indent));
      default:
        return readPlain(cursor, indent);
    }
  }

  /** A group or list in the lines below. The dashes of a list may stand right below its key. */
  function readBelow(indent: number, { isInGroup }: { isInGroup: boolean }): YamlNode | undefined {
    const { column } = cursor;
    const isList = isDash();
    if (column < indent || (column === indent && !(isInGroup && isList))) return undefined;
    return deeper(() => (isList ? readList(column) : readGroup(column)));
  }

  function endAfter(node: YamlNode | undefined): YamlNode | undefined {
    return node && cursor.endLine() ? node : undefined;
  }

  /** What stands in brackets, whose lines are indented further than the part that it belongs to. */
  function readInBrackets(indent: number): YamlNode | undefined {
    switch (cursor.character()) {
      case '{':
        return deeper(() => readBraces(indent));
      case '[':
        return deeper(() => readSquare(indent));
      case '"':
      case "'":
        return readQuoted(cursor);
      default:
        return readPlainInBrackets(cursor);
    }
  }

  function readBraces(indent: number): YamlNode | undefined {
    const start = cursor.at++;
    const pairs: Pair[] = [];
    if (!skipLines(indent)) return undefined;
    while (cursor.character() !== '}') {
      const key = readKey();
      if (!key) return undefined;
      cursor.skipSpaces();
      const value = readInBrackets(indent);
      if (!value || !toNext('}', indent)) return undefined;
      pairs.push({ key, value });
    }
    return { kind: 'group', start, end: ++cursor.at, pairs };
  }

  function readSquare(indent: number): YamlNode | undefined {
    const start = cursor.at++;
    const items: YamlNode[] = [];
    if (!skipLines(indent)) return undefined;
    while (cursor.character() !== ']') {
      const item = readInBrackets(indent);
      if (!item || !toNext(']', indent)) return undefined;
      items.push(item);
    }
    return { kind: 'list', start, end: ++cursor.at, items };
  }

  /** To the next part in brackets, or to the bracket that closes them. */
  function toNext(close: string, indent: number): boolean {
    if (!skipLines(indent)) return false;
    if (cursor.character() === close) return true;
    if (cursor.character() !== ',') return false;
    cursor.at++;
    return skipLines(indent) && cursor.character() !== close;
  }

  function skipLines(indent: number): boolean {
    cursor.skipSpaces();
    if (!cursor.isLineEnd()) return true;
    return cursor.endLine() && !cursor.hasComment && cursor.column > indent;
  }
}
