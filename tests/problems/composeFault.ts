/**
 * A whole site file with one fault. The fault file holds only the top-level parts that differ from
 * the small site; the others are put after it, so that line numbers are those of the fault file.
 * `# alone` in its first line leaves it as it is; `# without: NAME` leaves out a part.
 */
export function composeFault(fault: string, small: string): string {
  if (fault.startsWith('# alone')) return fault;
  const left = [...fault.matchAll(/^# without: (\w+)$/gm)].map((match) => match[1]);
  const written = [...topLevelParts(fault).keys()];
  const rest = [...topLevelParts(small)].filter(([key]) => !left.includes(key) && !written.includes(key));
  return fault + rest.map(([, text]) => text).join('');
}

/** The text of every top-level key, up to the next one. */
function topLevelParts(source: string): Map<string, string> {
  const starts = [...source.matchAll(/^[A-Za-z][\w-]*(?=\s*:)/gm)];
  return new Map(
    starts.map((match, index) => [match[0], source.slice(match.index, starts[index + 1]?.index ?? source.length)]),
  );
}
