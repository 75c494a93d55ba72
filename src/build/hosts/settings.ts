/**
 * The text of a settings file. What is inserted is indented like the line that it is on; a list is
 * inserted line by line, and a line that is an empty list is left out.
 */
export function settings(
  { raw }: TemplateStringsArray,
  ...values: readonly (string | readonly string[])[]
): string {
  return values
    .reduce<string>((text, value, index) => {
      const next = raw[index + 1] ?? '';
      const before = text.slice(text.lastIndexOf('\n') + 1);
      if (value.length === 0 && typeof value !== 'string') {
        return text.slice(0, text.length - before.length) + next.replace(/^\n/, '');
      }
      const lines = [value].flat().join('\n').split('\n');
      const indented = lines.map((line, at) => (at > 0 && line !== '' ? before + line : line));
      return text + indented.join('\n') + next;
    }, raw[0] ?? '')
    .replace(/^\n/, '');
}

/** A text in double quotes, as all these files escape it. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** A regular expression that matches a text. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
