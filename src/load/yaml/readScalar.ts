import type { Range } from '#problems/Problem.ts';
import type { Scalar } from '../tree.ts';

/** A single value with how it is written, and with what YAML took for a comment in its place. */
export function readScalar(value: unknown, place: Range, source: string): Scalar {
  const raw = source.slice(place.start, place.end);
  const isPlain = !/^["'|>]/.test(raw);
  const comment = raw === '' ? commentAfter(place.start, source) : undefined;
  return {
    kind: 'scalar',
    ...place,
    value: isValue(value) ? value : String(value),
    written: comment ? source.slice(comment.start, comment.end) : isPlain ? raw : String(value),
    isPlain,
    ...(comment && { comment }),
  };
}

/** A value that is not there. It has no length; problems with it are shown at its key. */
export function emptyScalar(at: number): Scalar {
  return { kind: 'scalar', start: at, end: at, value: null, written: '', isPlain: true };
}

/** A comment that looks like a value, such as a colour: `paper: #FFFFFF`. */
function commentAfter(at: number, source: string): Range | undefined {
  const match = /^([ \t]*)(#[^\s#][^\r\n]*)/.exec(source.slice(at, at + 200));
  if (!match) return undefined;
  const start = at + (match[1] ?? '').length;
  return { start, end: start + (match[2] ?? '').trimEnd().length };
}

function isValue(value: unknown): value is Scalar['value'] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
