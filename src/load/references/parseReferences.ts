import type { Range } from '#problems/Problem.ts';
import type { Scalar } from '../tree.ts';

/** A name inside a text, with its place. */
export type Word = Range & { name: string };

/** `${constants.x | money}`. */
export type Reference = Range & { kind: 'reference'; text: string; steps: Word[]; format?: Word };

/** A piece of a text: as it is, a reference, or something that looks like one and is none. */
export type Piece =
  | { kind: 'text'; text: string }
  | Reference
  | (Range & { kind: 'unclosed' | 'malformed'; text: string });

/** Cuts a text at its references: `from ${constants.tiers.gold.payout | money}`. `$${` is a plain `${`. */
export function parseReferences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const keep = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const { 0: mark, index: start } of text.matchAll(/\$\$\{|\$\{/g)) {
    if (start < end) continue;
    keep(start);
    const piece = mark === '${' ? readReference(text, start) : escaped;
    pieces.push(piece);
    end = start + (piece === escaped ? mark : piece.text).length;
  }
  keep(text.length);
  return pieces;
}

const escaped = { kind: 'text', text: '${' } as const;

/** Reads the `${` at `start`. */
function readReference(text: string, start: number): Exclude<Piece, { kind: 'text' }> {
  const next = text.indexOf('${', start + 2);
  const close = text.slice(0, next === -1 ? undefined : next).indexOf('}', start);
  if (close === -1) {
    const [open = '${'] = /^\$\{[\w.-]*(?:\s*\|\s*\w+)?/.exec(text.slice(start, start + 300)) ?? [];
    return { kind: 'unclosed', start, end: start + open.length, text: open };
  }
  const end = close + 1;
  const whole = text.slice(start, end);
  const match = /^(\$\{\s*)([\w-]+(?:\.[\w-]+)*)(?:(\s*\|\s*)([\w-]+))?\s*\}$/.exec(whole);
  if (!match) return { kind: 'malformed', start, end, text: whole };
  const [, open = '', path = '', bar = '', format] = match;
  let step = start + open.length;
  const wordOf = (name: string) => {
    const word = { name, start: step, end: step + name.length };
    step = word.end + 1;
    return word;
  };
  const reference = { kind: 'reference', start, end, text: whole } as const;
  const steps = path.split('.').map(wordOf);
  if (format === undefined) return { ...reference, steps };
  step += bar.length - 1;
  return { ...reference, steps, format: wordOf(format) };
}

/**
 * The pieces of a scalar's value, with places in the file. Where quotes, escapes or folded lines hide
 * a piece in the written text, the whole scalar is its place.
 */
export function placePieces({ value, start, end, repeats }: Scalar, source: string): Piece[] {
  const written = source.slice(start, end);
  let from = 0;
  return parseReferences(String(value)).map((piece) => {
    const raw = piece === escaped ? '$${' : piece.kind === 'text' ? '' : piece.text;
    const at = repeats ? -1 : written.indexOf(raw, from);
    from = at === -1 ? written.length : at + raw.length;
    if (piece.kind === 'text') return piece;
    const shift = start + at - piece.start;
    const placed = <Part extends Range>(part: Part): Part =>
      at === -1
        ? { ...part, start, end }
        : { ...part, start: part.start + shift, end: part.end + shift };
    if (piece.kind !== 'reference') return placed(piece);
    const { steps, format } = piece;
    return {
      ...placed(piece),
      steps: steps.map(placed),
      ...(format && { format: placed(format) }),
    };
  });
}
