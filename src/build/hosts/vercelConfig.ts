import { literal } from './lines.ts';
import type { Headers, HostingConfig } from './HostingConfig.ts';

/**
 * `vercel.json`. Of two rules that set one header for an address, the later one counts. Vercel sets
 * headers before it looks for a file, so what is kept for good is named file by file: a rule for
 * the whole folder would have browsers keep the answer that a file is missing (vercel/vercel#14828).
 */
export function vercelConfig({
  everywhere,
  pages,
  drawings,
  caching,
  redirects,
}: HostingConfig): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to, status }) => ({
      source: asAsked(from),
      destination: to,
      statusCode: status,
    })),
    headers: [
      rule('/(.*)', { ...everywhere, 'Cache-Control': caching.forOthers }),
      ...join(caching.files.map(literal)).map((files) =>
        rule(`/(${files})`, { 'Cache-Control': caching.forHashed }),
      ),
      ...drawings.map(({ file, headers }) => rule(`/(${literal(file)})`, headers)),
      ...pages
        .filter(({ headers }) => Object.keys(headers).length > 0)
        .map(({ path, headers }) => rule(path, headers)),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Clean addresses come before redirects: nobody asks for `/old.html` or `/old/index` any more. */
function asAsked(from: string): string {
  return from.replace(/\.html$/, '').replace(/\/index$/, '');
}

/** As many names as an expression of Vercel's may hold: 4,096 letters. */
function join(names: readonly string[]): string[] {
  const joined: string[] = [];
  for (const name of names) {
    const last = joined.at(-1);
    const next = last === undefined ? name : `${last}|${name}`;
    if (last === undefined || next.length > 4000) joined.push(name);
    else joined[joined.length - 1] = next;
  }
  return joined;
}

function rule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
