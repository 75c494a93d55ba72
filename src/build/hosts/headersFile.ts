import { hashedFolder, type Headers, type HostingConfig } from './HostingConfig.ts';

/**
 * The `_headers` file, which Netlify and Cloudflare read. Both join the values of a header that two
 * rules set, so no header is in two rules that match the same address.
 *
 * Cloudflare reads the first hundred rules, and no line of more than 2,000 characters. The headers of a
 * page that it does not read are in the page itself; its caching is the host's default. Neither host
 * knows rules for the response at unknown addresses alone. What is missing in a folder of hashed files
 * matches its rule, too: Cloudflare Pages (pages-shared) and Netlify (sveltejs/kit#16627) take the
 * caching off again, Cloudflare Workers does not (nitrojs/nitro#4648).
 */
export function headersFile({ base, everywhere, pages, inert, caching }: HostingConfig): string {
  const rule = (path: string, headers: Headers, caches?: string) => {
    const all = { ...(caches !== undefined && { 'Cache-Control': caches }), ...headers };
    return [path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`), ''];
  };
  return [
    rule(`${base}/*`, everywhere),
    rule(`${base}${hashedFolder}*`, {}, caching.forHashed),
    ...inert.map(({ file, headers }) => rule(`${base}/${file}`, headers)),
    ...pages.map(({ path, headers }) => rule(path, headers, caching.forOthers)),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n');
}
