import type { Range } from '#problems/Problem.ts';
import { isMap, isSeq, type Pair, type ParsedNode } from 'yaml';
import type { Scalar } from '../tree.ts';

export type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/**
 * Where a node is, without the line ends that the parser counts to it. A list or group without
 * brackets ends with the last of its nodes, and not after the comments that follow.
 */
export function rangeOf(node: ParsedNode, source: string): Range {
  const last = lastChild(node);
  const [start] = node.range;
  let [, end] = node.range;
  if (last && source[start] !== '{' && source[start] !== '[')
    return { start, end: rangeOf(last, source).end };
  while (end > start && ' \t\r\n'.includes(source.charAt(end - 1))) end--;
  return { start, end };
}

function lastChild(node: ParsedNode): ParsedNode | undefined {
  if (isSeq(node)) return node.items.at(-1);
  const pair = isMap(node) ? node.items.at(-1) : undefined;
  return pair?.value ?? pair?.key;
}

/** A single value with how it is written, and with what YAML treats as a comment in its place. */
export function readScalar(node: unknown, place: Range, source: string): Scalar {
  // A path is the same however its letters are composed: a "ü" of one character, or of "u" and its dots.
  const value = typeof node === 'string' && node.startsWith('/') ? node.normalize('NFC') : node;
  const raw = source.slice(place.start, place.end);
  const isPlain = !/^["'|>]/.test(raw);
  const comment = raw === '' ? commentAfter(place.start, source) : undefined;
  const isValue = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return {
    kind: 'scalar',
    ...place,
    value: isValue ? (value as Scalar['value']) : String(value),
    written: comment ? source.slice(comment.start, comment.end) : isPlain ? raw : String(value),
    isPlain,
    ...(comment && { comment }),
  };
}

/** A value that is not there. It has no length; problems with it are shown at its key. */
export function emptyScalar(at: number): Scalar {
  return { kind: 'scalar', start: at, end: at, value: null, written: '', isPlain: true };
}

/** A value that cannot be read, which is reported already. */
export function brokenScalar(start: number, end = start): Scalar {
  return { ...emptyScalar(start), end, isBroken: true };
}

/** A comment that looks like a value, such as a colour: `paper: #FFFFFF`. */
function commentAfter(at: number, source: string): Range | undefined {
  const match = /^([ \t]*)(#[^\s#][^\r\n]*)/.exec(source.slice(at, at + 200));
  const start = at + (match?.[1] ?? '').length;
  return match ? { start, end: start + (match[2] ?? '').trimEnd().length } : undefined;
}
