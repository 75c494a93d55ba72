/**
 * The words that a slip of the pen may have meant, best first; empty when none is near, since a
 * wrong guess is worse than none. Near: at most two slips (a letter too many, too few, another, or
 * two swapped) and at most one in three letters. Capitals, "-" and a plural "s" hardly count.
 */
export function nearestWords(written: string, known: readonly string[]): string[] {
  const ranked = known
    .filter((word) => word !== written)
    .map((word) => ({ word, distance: distance(written, word) }))
    .filter(({ word, distance: slips }) => slips <= limit(written, word))
    .toSorted((a, b) => a.distance - b.distance);
  const best = ranked[0]?.distance;
  return ranked.filter((candidate) => candidate.distance === best).map(({ word }) => word);
}

function limit(written: string, word: string): number {
  const length = Math.max(written.length, word.length);
  if (length > 2) return Math.min(2, Math.floor(length / 3));
  // In a word of two letters one slip is allowed when the first letter, or both in another order, are right.
  const [a, b] = [written.toLowerCase(), word.toLowerCase()];
  return a[0] === b[0] || a === [...b].toReversed().join('') ? 1 : 0;
}

function distance(a: string, b: string): number {
  const exact = damerauLevenshtein(a, b);
  const folded = damerauLevenshtein(fold(a), fold(b));
  // A word that differs in nothing but capitals, "-" or plural comes before one with a real slip.
  return folded < exact ? folded + 0.1 : exact;
}

function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/[-_\s]/g, '')
    .replace(/s$/, '');
}

/** Damerau-Levenshtein, optimal string alignment: inserted, deleted, changed and swapped letters cost 1. */
function damerauLevenshtein(a: string, b: string): number {
  // No match has more than two slips, so words of very different length need no table.
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(previous, column) + 1,
          at(current, column - 1) + 1,
          at(previous, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforePrevious, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforePrevious, previous] = [previous, current];
  }
  return at(previous, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
