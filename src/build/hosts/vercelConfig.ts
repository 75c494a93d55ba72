import type { Headers, Serving } from './Serving.ts';

/** `vercel.json`. Of two rules that set one header for an address, the later one counts. */
export function vercelConfig({ everywhere, pages, caching, redirects }: Serving): string {
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
      ...caching.hashed.map((folder) =>
        rule(`/${folder}/(.*)`, { 'Cache-Control': caching.forHashed }),
      ),
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

function rule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
