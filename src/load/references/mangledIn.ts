/** What was meant to be a reference: where it stands in its text, and how it is written rightly. */
export type Mangled = { start: number; end: number; written: string; meant: string };

/** `$(constants.x)`, `{{constants.x}}`, `%{constants.x}`, `$constants.x}`: references as other programs write them, or without one of their marks. */
export function mangledIn(text: string): Mangled[] {
  // Most texts name no such part, which is soon seen.
  if (!/(?:constants|site|links)\./.test(text)) return [];
  return [...text.matchAll(dressed)].flatMap(({ 0: whole, 1: path = '', 2: format, index }) => {
    const written = whole.trimEnd();
    const meant = `\${${path}${format === undefined ? '' : ` | ${format}`}}`;
    const isRight = /^\$\{[^{}]*\}$/.test(written);
    return isRight ? [] : [{ start: index, end: index + written.length, written, meant }];
  });
}

/** A name behind other marks than "${", and what may close it. A percent sign after a digit is one of the text. */
const dressed =
  /(?<![$\w])(?:(?:\$|(?<!\d)[%#@&])?[({]+\$?[({]*|\$)\s*((?:constants|site|links)(?:\.\w+)+)(?:\s*\|\s*(\w+))?(?:\s*[)}]+)?/g;
