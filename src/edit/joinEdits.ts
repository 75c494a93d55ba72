import type { Edit } from '#problems/Problem.ts';

/** Edits of a text and edits of what comes out as one: all as edits of the first text. */
export function joinEdits(first: readonly Edit[], then: readonly Edit[]): Edit[] {
  return editsOf(applyTo(applyTo([{ start: 0, end: Number.MAX_SAFE_INTEGER }], first), then));
}

/** A stretch of the first text that is kept, or a text that is new. */
type Piece = { start: number; end: number } | string;

function applyTo(pieces: readonly Piece[], edits: readonly Edit[]): Piece[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const changed: Piece[] = [];
  let done = 0;
  for (const { start, end, text } of sorted) {
    changed.push(...slice(pieces, done, start), text);
    done = end;
  }
  return [...changed, ...slice(pieces, done, Number.MAX_SAFE_INTEGER)];
}

/** What the pieces hold between two offsets of the text that they make. */
function slice(pieces: readonly Piece[], from: number, to: number): Piece[] {
  let offset = 0;
  return pieces.flatMap((piece): Piece[] => {
    const length = typeof piece === 'string' ? piece.length : piece.end - piece.start;
    const start = Math.max(0, from - offset);
    const end = Math.min(length, to - offset);
    offset += length;
    if (start >= end) return [];
    return typeof piece === 'string'
      ? [piece.slice(start, end)]
      : [{ start: piece.start + start, end: piece.start + end }];
  });
}

function editsOf(pieces: readonly Piece[]): Edit[] {
  const edits: Edit[] = [];
  let kept = 0;
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else {
      if (text !== '' || piece.start > kept) edits.push({ start: kept, end: piece.start, text });
      text = '';
      kept = piece.end;
    }
  }
  return edits;
}
