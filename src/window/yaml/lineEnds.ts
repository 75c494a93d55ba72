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
  const [usual] = ['\n', '\r\n', '\r'].toSorted((one, other) => count(other) - count(one));
  const before = withPlainEnds(file).split('\n');
  const lines = text.split('\n');
  const added = lines.length - before.length;
  const first = lines.findIndex((line, at) => line !== before[at]);
  const last = lines.findLastIndex((line, at) => line !== before[at - added]);
  const endOf = (at: number) => {
    if (added === 0 || at < first) return ends[at];
    return at > last ? ends[at - added] : usual;
  };
  return lines.map((line, at) => line + (at < lines.length - 1 ? endOf(at) : '')).join('');
}
