/** Bytes 80 to 9F of Windows-1252; some versions of Node decode them as Latin-1. */
export const windowsMarks = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

const upperHalf = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
const latin1 = String.fromCharCode(...upperHalf);

/** The bytes of characters beyond ASCII in the encodings in which UTF-8 is mostly misread: Windows-1252 with Latin-1, and Mac Roman. */
const encodings: readonly ReadonlyMap<string, number>[] = [
  new Map([...bytesOf(latin1), ...bytesOf(windowsMarks)]),
  new Map(bytesOf(new TextDecoder('macintosh').decode(upperHalf))),
];

function bytesOf(letters: string) {
  return Array.from(letters, (letter, index) => [letter, index + 128] as const);
}

/** So many characters of another script in a row are no chance. */
const fewestInRow = 3;

/** A stretch of letters, and the one that their bytes are in UTF-8. */
type Sequence = { start: number; length: number; meant: string; isCertain: boolean };

/**
 * The text that was meant where UTF-8 was read as Windows-1252, Latin-1 or Mac Roman: «CafÃ©» as «Café».
 * The same text where nothing shows that: `CAFÉ…` and `été…”`are UTF-8 by chance only.
 */
export function readAgain(text: string): string {
  const again = encodings.reduce(decodeIn, text);
  // Some texts were misread twice.
  return again === text ? text : readAgain(again);
}

function decodeIn(text: string, bytes: ReadonlyMap<string, number>): string {
  const found: Sequence[] = [];
  for (const { 0: run, index } of text.matchAll(/[^\0-\x7F]{2,}/g))
    for (let at = 0; at < run.length;) {
      const sequence = sequenceAt(text, index + at, bytes);
      if (sequence) found.push(sequence);
      at += sequence?.length ?? 1;
    }
  const isInRow = (one: Sequence, other: Sequence | undefined) =>
    other !== undefined && one.start + one.length === other.start;
  // How many follow each other without a gap.
  let first = 0;
  for (const [index, sequence] of found.entries()) {
    if (isInRow(sequence, found[index + 1])) continue;
    if (index - first + 1 >= fewestInRow)
      for (const one of found.slice(first, index + 1)) one.isCertain = true;
    first = index + 1;
  }
  let end = 0;
  const pieces = found.flatMap(({ start, length, meant, isCertain }) => {
    if (!isCertain) return [];
    const before = text.slice(end, start);
    end = start + length;
    return [before, meant];
  });
  return pieces.join('') + text.slice(end);
}

function sequenceAt(
  text: string,
  start: number,
  bytes: ReadonlyMap<string, number>,
): Sequence | undefined {
  const lead = bytes.get(text.charAt(start)) ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  const letters = text.slice(start, start + length);
  const values = Array.from(letters, (letter) => bytes.get(letter) ?? 0);
  if (
    length === 0 ||
    values.length < length ||
    values.slice(1).some((byte) => byte < 0x80 || byte > 0xbf)
  )
    return undefined;
  const meant = Buffer.from(values).toString('utf8');
  if (meant.includes('\uFFFD') || /[\0-\x9F]/.test(meant)) return undefined;
  const isCertain = isMeant(meant, letters, [text.charAt(start - 1), text.charAt(start + length)]);
  return { start, length, meant, isCertain };
}

/** Whether such letters are no chance: a symbol inside a word, or marks that no language has beside each other. */
function isMeant(
  meant: string,
  letters: string,
  [before = '', after = '']: readonly [string, string],
): boolean {
  if (/[\u2010-\u2027\u2030-\u203A\u20AC\u2122\u2190-\u2193\u2212\u2500-\u27BF]/.test(meant))
    return true;
  if (letters.startsWith('ðŸ')) return true;
  if (!/^[\u00A0-\u017F]$/.test(meant)) return false;
  // As Mac Roman reads them; beside numbers, they are signs of mathematics.
  if (!/^[ÂÃÄÅ]/.test(letters)) return /^[√¬]/.test(letters) && /\p{L}/u.test(before + after);
  // A word in capitals may end in such a letter, and punctuation may follow: «TRÄ…», «Ä“».
  const isPunctuation = /[“”‘’…–—™»›•\u00A0©®]$/.test(letters);
  return (
    !isPunctuation ||
    /\p{Ll}/u.test(after) ||
    /\p{Ll}/u.test(before) ||
    /^Â[©®\u00A0»]/.test(letters)
  );
}
