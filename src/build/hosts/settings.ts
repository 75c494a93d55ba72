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

/**
 * A regular expression that matches a text as browsers and older pages encode it in a path or, with
 * `isQuery`, in a query: what need not be encoded either way, and in small letters or capitals.
 */
export function encodedLiteral(text: string, { isQuery = false } = {}): string {
  return [...text]
    .map((letter) => {
      if (/[\w~-]/.test(letter) || (letter === '/' && !isQuery)) return letter;
      const bytes = [...Buffer.from(letter)].map((byte) => byte.toString(16).padStart(2, '0'));
      const code = bytes
        .map((byte) => `%${byte.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`)
        .join('');
      if (letter === ' ' && isQuery) return `(?:\\+|${code})`;
      return /[!$'()*+,./:;=@[\]|&^`{}?]/.test(letter) && (isQuery || letter !== '?')
        ? `(?:${literal(letter)}|${code})`
        : code;
    })
    .join('');
}

/** A path as browsers encode it, in capitals and small letters, and with all encoded that can be. */
export function encodings(path: string): string[] {
  const escaped = path.replace(/[%?#]/g, encodeURIComponent);
  const typed = new URL(`https://host${escaped}`).pathname;
  const whole = path.split('/').map(encodeURIComponent).join('/');
  const small = (text: string) => text.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [...new Set([typed, small(typed), whole, small(whole)])];
}

/** A regular expression for a parameter of a query with its value. */
export function parameter([name, value]: readonly [name: string, value: string]): string {
  const [left, right] = [name, value].map((text) => encodedLiteral(text, { isQuery: true }));
  return value === '' ? `${left}=?` : `${left}=${right}`;
}

/** The first letter of what is below a folder, and what follows: never an address of another host. */
export const restPattern = String.raw`[^/?\\\s][^?\s]*`;

/** The address that a rest leads to, `rest` being a host's word for it. */
export function withRest(to: string, rest: string): string {
  return to.replace(/\*$/, () => rest);
}

/** A header that only some files have: the name of a variable for it, and its value by file. */
export type FileHeader = {
  name: string;
  variable: string;
  values: readonly { file: string; value: string }[];
};

/** The headers that differ by file, those of the 404 page included. */
export function headersByFile({ pages, inert, notFound }: HostingConfig): FileHeader[] {
  const all = [...pages, ...inert, notFound].flatMap(({ file, headers }) =>
    Object.entries(headers).map(([name, value]) => ({ name, file, value })),
  );
  return [...new Set(all.map(({ name }) => name))].map((name) => ({
    name,
    variable: `fascia_${name.toLowerCase().replaceAll('-', '_')}`,
    values: all.filter((one) => one.name === name),
  }));
}

/**
 * The other spellings (`/ü/`, `/ü.html`) of the pages whose address is percent-encoded, as servers decode
 * them: a server that sends what it has matched would send it decoded.
 */
export function encodedSpellings({ base, pages }: HostingConfig) {
  return pages
    .filter(({ path }) => path.includes('%'))
    .flatMap(({ path, file }) =>
      [file, file.replace(/\.html$/, '/')].map((spelling) => ({
        from: `${base}/${spelling}`,
        to: path,
      })),
    );
}

/** An address with the visitor's query (`?…` or a host's word for it), unless it has one already. */
export function withQuery(address: string, query: string): string {
  const [rest = '', ...anchor] = address.split(/(?=#)/);
  return rest.includes('?') ? address : [rest, query, ...anchor].join('');
}
