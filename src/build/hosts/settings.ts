import type { HostingConfig } from './HostingConfig.ts';

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

/** A header that only some files have: the name of a variable for it, and its value by file. */
export type FileHeader = {
  name: string;
  variable: string;
  values: readonly { file: string; value: string }[];
};

/** The headers that differ by file, those of the 404 page included. */
export function headersByFile({ pages, drawings, notFound }: HostingConfig): FileHeader[] {
  const all = [...pages, ...drawings, notFound].flatMap(({ file, headers }) =>
    Object.entries(headers).map(([name, value]) => ({ name, file, value })),
  );
  return [...new Set(all.map(({ name }) => name))].map((name) => ({
    name,
    variable: `fascia_${name.toLowerCase().replaceAll('-', '_')}`,
    values: all.filter((one) => one.name === name),
  }));
}

/** An address with the visitor's query (`?…` or a host's word for it), unless it has one already. */
export function withQuery(address: string, query: string): string {
  const [rest = '', ...anchor] = address.split(/(?=#)/);
  return rest.includes('?') ? address : [rest, query, ...anchor].join('');
}
