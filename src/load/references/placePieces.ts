import type { Scalar } from '../tree.ts';
import { parseReferences, type Piece } from './parseReferences.ts';

/**
 * The pieces of a scalar's value, with places in the file. Quotes, escapes and folded lines make
 * the written text differ from the value, so the written text is cut as well and the two are
 * paired; where they do not pair, the whole scalar is the place.
 */
export function placePieces(scalar: Scalar, source: string): Piece[] {
  const text = source.slice(scalar.start, scalar.end);
  const pieces = parseReferences(String(scalar.value));
  const marked = pieces.filter(isMarked);
  const written = parseReferences(text, scalar.start).filter(isMarked);
  const isPaired =
    !scalar.repeats &&
    written.length === marked.length &&
    marked.every((piece, index) => describe(piece) === describe(written[index]));
  let index = 0;
  return pieces.map((piece) => {
    if (!isMarked(piece)) return piece;
    const match = written[index++];
    return isPaired && match ? match : stretched(piece, scalar);
  });
}

type Marked = Exclude<Piece, { kind: 'text' }>;

function isMarked(piece: Piece): piece is Marked {
  return piece.kind !== 'text';
}

function describe(piece: Marked | undefined): string {
  return piece?.kind === 'reference'
    ? piece.steps.map((step) => step.name).join('.')
    : (piece?.kind ?? '');
}

function stretched(piece: Marked, { start, end }: Scalar): Marked {
  if (piece.kind !== 'reference') return { ...piece, start, end };
  return {
    ...piece,
    start,
    end,
    steps: piece.steps.map((step) => ({ ...step, start, end })),
    ...(piece.format && { format: { ...piece.format, start, end } }),
  };
}
