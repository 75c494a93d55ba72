/** Colours for a terminal, by what they show; none when it has no colours. */
export function createPaint(colour: boolean) {
  const wrap = (code: string) => (text: string) =>
    colour ? `\u001B[${code}m${text}\u001B[0m` : text;
  return {
    heading: wrap('1'),
    error: wrap('1;31'),
    warning: wrap('1;33'),
    hint: wrap('32'),
    quiet: wrap('2'),
    frame: wrap('36'),
  };
}
