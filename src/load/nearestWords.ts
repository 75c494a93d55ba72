/**
 * The words that a slip of the pen may have meant, best first; empty when none is near, since a
 * wrong guess is worse than none. Near: at most two slips (a letter too many, too few, another, or
 * two swapped) and at most one in three letters. Capitals, "-" and a plural "s" hardly count.
 */
export function nearestWords(written: string, known: readonly string[]): string[] {
  if (written.length > longest) return [];
  const ranked = known
    .filter((word) => word !== written)
    .map((word) => ({ word, distance: distance(written, word) }))
    .filter(({ word, distance: slips }) => slips <= limit(written, word))
    .toSorted((a, b) => a.distance - b.distance);
  const best = ranked[0]?.distance;
  return ranked.filter((candidate) => candidate.distance === best).map(({ word }) => word);
}

/** `nearestWords` for the many words of one file: while its budget lasts, and nothing once that is spent. */
export type Nearest = typeof nearestWords & { isSpent(): boolean };

/** Letters that are compared for one file: a hundred unknown names with a thousand known ones. */
const mostLetters = 1_000_000;
/** Names have at most 60 letters, paths 200. */
const longest = 200;

export function createNearest(): Nearest {
  let left = mostLetters;
  const nearest = (written: string, known: readonly string[]) => {
    left -= known.length * written.length;
    return left < 0 ? [] : nearestWords(written, known);
  };
  return Object.assign(nearest, { isSpent: () => left < 0 });
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
  const [plainA, plainB] = [fold(a), fold(b)];
  if (plainA === a && plainB === b) return exact;
  const folded = damerauLevenshtein(plainA, plainB);
  // A word that differs in nothing but capitals, "-" or plural comes before one with a real slip.
  return folded < exact ? folded + 0.1 : exact;
}

function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/[-_\s]/g, '')
    .replace(/s$/, '');
}

/** No match has more slips. */
const mostSlips = 2;

/**
 * Damerau-Levenshtein, optimal string alignment: inserted, deleted, changed and swapped letters cost 1. Of the
 * table only the diagonal is filled, and the columns beside it that so few slips can reach. More than two are infinite.
 */
export function damerauLevenshtein(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostSlips) return Infinity;
  // Most names of a file begin alike.
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  let beforePrevious: number[] = [];
  // The cell at an index is `index - mostSlips` columns from the diagonal.
  let previous = [Infinity, Infinity, 0, 1, 2];
  for (let row = 1; row <= a.length; row++) {
    const current: number[] = [];
    for (let index = 0; index < previous.length; index++) {
      const column = row + index - mostSlips;
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        (previous[index + 1] ?? Infinity) + 1,
        (current[index - 1] ?? Infinity) + 1,
        (previous[index] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (beforePrevious[index] ?? Infinity) + 1 : Infinity,
      );
      current.push(column < 0 || column > b.length ? Infinity : column === 0 ? row : cost);
    }
    if (Math.min(...current) > mostSlips) return Infinity;
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length - a.length + mostSlips] ?? Infinity;
}
