import type { Range } from '#problems/Problem.ts';
import type { Scalar } from '../tree.ts';

/** A name inside a text, with its place. */
export type Word = Range & { name: string };

/** `${constants.x | money}`. */
export type Reference = Range & { kind: 'reference'; steps: Word[]; format?: Word };

/** A piece of a text: as it is, a reference, or something that looks like one and is none. */
export type Piece =
  | { kind: 'text'; text: string }
  | Reference
  | (Range & { kind: 'unclosed' | 'malformed'; text: string });

type Marked = Exclude<Piece, { kind: 'text' }>;

/**
 * Cuts a text at its references: `from ${constants.tiers.gold.payout | money}`. `$${` is a plain `${`.
 * Places count from `offset`, that of the text in its file.
 */
export function parseReferences(text: string, offset = 0): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const keep = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const { 0: mark, index: start } of text.matchAll(/\$\$\{|\$\{/g)) {
    if (start < end) continue;
    keep(start);
    const isEscaped = mark === '$${';
    const piece = isEscaped
      ? ({ kind: 'text', text: '${' } as const)
      : readReference(text, start, offset);
    pieces.push(piece);
    end = piece.kind === 'text' ? start + mark.length : piece.end - offset;
  }
  keep(text.length);
  return pieces;
}

/** Reads the `${` at `at`. */
function readReference(text: string, at: number, offset: number): Marked {
  const start = offset + at;
  const close = text.indexOf('}', at);
  const next = text.indexOf('${', at + 2);
  if (close === -1 || (next !== -1 && next < close)) {
    const [open = '${'] = /^\$\{[\w.-]*(?:\s*\|\s*\w+)?/.exec(text.slice(at, at + 300)) ?? [];
    return { kind: 'unclosed', start, end: start + open.length, text: open };
  }
  const whole = text.slice(at, close + 1);
  const end = start + whole.length;
  const match = /^(\$\{\s*)([\w-]+(?:\.[\w-]+)*)(?:(\s*\|\s*)([\w-]+))?\s*\}$/.exec(whole);
  if (!match) return { kind: 'malformed', start, end, text: whole };
  const [, open = '', path = '', bar = '', format] = match;
  let step = start + open.length;
  const wordOf = (name: string) => {
    const word = { name, start: step, end: step + name.length };
    step = word.end + 1;
    return word;
  };
  const steps = path.split('.').map(wordOf);
  if (format === undefined) return { kind: 'reference', start, end, steps };
  step += bar.length - 1;
  return { kind: 'reference', start, end, steps, format: wordOf(format) };
}

/**
 * The pieces of a scalar's value, with places in the file. Quotes, escapes and folded lines make
 * the written text differ from the value, so the written text is cut as well and the two are
 * paired; where they do not pair, the whole scalar is the place.
 */
export function placePieces(scalar: Scalar, source: string): Piece[] {
  const { start, end } = scalar;
  const pieces = parseReferences(String(scalar.value));
  const marked = pieces.filter(isMarked);
  const written = parseReferences(source.slice(start, end), start).filter(isMarked);
  const isPaired =
    !scalar.repeats &&
    written.length === marked.length &&
    marked.every((piece, index) => namesIn(piece) === namesIn(written[index]));
  return pieces.map((piece) => {
    if (!isMarked(piece)) return piece;
    const match = written[marked.indexOf(piece)];
    if (isPaired && match) return match;
    if (piece.kind !== 'reference') return { ...piece, start, end };
    const { format } = piece;
    const steps = piece.steps.map((step) => ({ ...step, start, end }));
    return { ...piece, start, end, steps, ...(format && { format: { ...format, start, end } }) };
  });
}

function isMarked(piece: Piece): piece is Marked {
  return piece.kind !== 'text';
}

function namesIn(piece: Marked | undefined): string | undefined {
  return piece?.kind === 'reference'
    ? piece.steps.map(({ name }) => name).join('.')
    : `(${piece?.kind})`;
}
