import type { Headers, HostingConfig, ServedRedirect } from './HostingConfig.ts';
import { encodedLiteral, literal, withRest } from './settings.ts';

/**
 * `vercel.json`. Of two rules that set one header for an address, the later one counts. Vercel sets
 * headers before it looks for a file, so hashed files are named one by one: a rule for the whole
 * folder would have browsers keep the response that a file is missing (vercel/vercel#14828).
 */
export function vercelConfig(config: HostingConfig): string {
  const { base, everywhere, pages, inert, caching, redirects } = config;
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const vercel = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    // For a sub-path, it would redirect the home page `/shop/` to `/shop`.
    ...(base === '' && { trailingSlash: false }),
    redirects: [
      ...redirects.flatMap((one) => (one.isOwnPath ? [] : redirectRule(one, pages))),
      ...(base === '' ? [] : slashes(base)),
    ],
    headers: [
      rule(`${base}/(.*)`, { ...everywhere, 'Cache-Control': caching.forOthers }),
      ...joined(caching.files.map(literal)).map((files) =>
        rule(`${base}/(${files})`, { 'Cache-Control': caching.forHashed }),
      ),
      ...inert.map(({ file, headers }) => rule(`${base}/(${literal(file)})`, headers)),
      ...pages
        .filter(({ headers }) => Object.keys(headers).length > 0)
        .map(({ path, headers }) => rule(path, headers)),
    ],
  };
  return `${JSON.stringify(vercel, null, 2)}\n`;
}

/** Sources are compared with the request as it is encoded, before files are looked for. */
function redirectRule(redirect: ServedRedirect, pages: HostingConfig['pages']) {
  const { from, to, status, query = [], isRest } = redirect;
  // Clean addresses come before redirects: a request for `/old.html` or `/old/index` is one for `/old`.
  const path = from.replace(/\.html$/, '').replace(/\/index$/, '');
  const source = /^[\w./~-]+$/.test(path) ? path : `/(${encodedLiteral(path.slice(1))})`;
  const below = pages.flatMap((page) =>
    page.path.startsWith(`${encodeURI(from)}/`)
      ? encodedLiteral(decodeURI(page.path).slice(from.length + 1))
      : [],
  );
  const others = below.length > 0 ? `(?!(?:${below.join('|')})$)` : '';
  return {
    source: isRest ? `${source}/:rest(${others}[^/].*)` : source,
    destination: withRest(to, ':rest'),
    statusCode: status,
    ...(query.length > 0 && {
      has: query.map(([key, value]) => ({ type: 'query', key, value: literal(value) })),
    }),
  };
}

/** What `trailingSlash` is for a site that is all of its host. */
function slashes(base: string) {
  return [
    { source: base, destination: `${base}/`, statusCode: 308 },
    { source: `${base}/:path+/`, destination: `${base}/:path+`, statusCode: 308 },
  ];
}

/** As many names as one of Vercel's expressions may hold: 4,096 characters. */
function joined(names: readonly string[]): string[] {
  const all: string[] = [];
  for (const name of names) {
    const next = `${all.at(-1)}|${name}`;
    if (all.length === 0 || next.length > 4000) all.push(name);
    else all[all.length - 1] = next;
  }
  return all;
}
