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

/** An address with and without a `/` at its end, for hosts that tell the two apart. */
export function spellings(path: string): string[] {
  return [path, `${path}/`];
}

/** An address with the visitor's query (`?…` or a host's word for it), unless it has one of its own. */
export function withQuery(address: string, query: string): string {
  const [rest = '', ...anchor] = address.split(/(?=#)/);
  return rest.includes('?') ? address : [rest, query, ...anchor].join('');
}
