import type { Headers, HostingConfig } from './HostingConfig.ts';
import { spellings } from './lines.ts';

/**
 * The `_headers` file, which Netlify and Cloudflare read. Both join the values of a header that two
 * rules set, so no header stands in two rules that match the same address.
 *
 * Cloudflare reads the first hundred rules, and no line of more than 2,000 characters. What it does
 * not read of a page's own is in the page itself; its caching is the host's default. Neither host
 * can be told anything about the page for unknown addresses alone. What is missing in a folder of
 * hashed files matches its rule, too: Cloudflare Pages (pages-shared) and Netlify (sveltejs/kit#16627)
 * take the caching off again, Cloudflare Workers does not (nitrojs/nitro#4648).
 */
export function headersFile({ everywhere, pages, drawings, caching }: HostingConfig): string {
  const rules = [
    rule('/*', everywhere),
    ...caching.hashed.map((folder) => rule(`/${folder}/*`, cached(caching.forHashed))),
    ...drawings.map(({ file, headers }) => rule(`/${file}`, headers)),
    ...pages.map(({ path, headers }) => rule(path, { ...cached(caching.forOthers), ...headers })),
  ];
  return rules.join('\n');
}

function cached(value: string): Headers {
  return { 'Cache-Control': value };
}

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines, ''].join('\n');
}

/** The `_redirects` file, which Netlify and Cloudflare read. Both pass the visitor's query on. */
export function redirectsFile({ redirects }: HostingConfig): string {
  return redirects
    .flatMap(({ from, to, status }) => spellings(from).map((path) => `${path} ${to} ${status}\n`))
    .join('');
}
