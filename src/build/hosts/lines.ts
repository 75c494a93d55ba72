/** A block of a settings file in braces, as lines. */
export function block(head: string, ...lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `\t${line}`)), '}'];
}

/** A text in double quotes, in the way that all these files share. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** A text that stands for itself in a regular expression. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
