/** One rule of a `_headers` file: an address pattern, and the headers that it sets or takes away. */
export type HeaderRule = {
  pattern: RegExp;
  set: readonly (readonly [name: string, value: string])[];
  unset: readonly string[];
};

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a line that starts with `/` opens a
 * rule, the lines below it are `Name: value`, or `! Name` to take a header away. `*` stands for
 * anything, `:name` for one segment. Rules for whole addresses (`https://…`), which only Cloudflare
 * knows, are left out.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: (HeaderRule & { set: [string, string][]; unset: string[] })[] = [];
  let isLeftOut = false;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (/^(?:\/|https?:\/\/)/.test(line)) {
      isLeftOut = !line.startsWith('/');
      if (!isLeftOut) rules.push({ pattern: toPattern(line), set: [], unset: [] });
      continue;
    }
    const rule = isLeftOut ? undefined : rules.at(-1);
    const colon = line.indexOf(':');
    if (line.startsWith('!')) rule?.unset.push(line.slice(1).trim().toLowerCase());
    else if (colon > 0) rule?.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** All rules that match, in the order of the file. A header that two of them set has both values. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { set, unset } of rules.filter(({ pattern }) => pattern.test(path))) {
    for (const name of unset) headers.delete(name);
    for (const [written, value] of set) {
      const name = written.toLowerCase();
      const earlier = headers.get(name);
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
