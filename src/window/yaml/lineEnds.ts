/** A text as the editor holds it: every line ends with one character. */
export function withPlainEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/**
 * The text of the editor for the file. Its lines end as they do in the file; where lines were added or
 * removed, those from the first change to the last end as most do.
 */
export function withEndsOf(file: string, text: string): string {
  const ends = file.match(/\r\n?|\n/g) ?? [];
  const count = (end: string) => ends.filter((one) => one === end).length;
  const [usual = '\n'] = ['\n', '\r\n', '\r'].toSorted((one, other) => count(other) - count(one));
  const before = withPlainEnds(file).split('\n');
  const lines = text.split('\n');
  const added = lines.length - before.length;
  const shorter = Math.min(lines.length, before.length);
  // Not the last line of either: it has no end.
  const first = countWhile(shorter - 1, (at) => lines[at] === before[at]);
  const same = countWhile(shorter - first, (at) => lines.at(-1 - at) === before.at(-1 - at));
  const endOf = (at: number) => {
    if (added === 0 || at < first) return ends[at];
    return at < lines.length - same ? usual : ends[at - added];
  };
  return lines.slice(0, -1).reduceRight(
    (behind, line, at) => {
      const end = endOf(at) ?? usual;
      // Together with the line break of an empty line, a carriage return would be one end.
      return line + (end === '\r' && behind.startsWith('\n') ? '\r\n' : end) + behind;
    },
    lines.at(-1) ?? '',
  );
}

/** For how many indices from zero, `most` at most, a condition holds without a gap. */
function countWhile(most: number, holds: (at: number) => boolean): number {
  let at = 0;
  while (at < most && holds(at)) at += 1;
  return at;
}
