import type { Site } from '#schema/site.ts';

/** What every answer of the site carries. Autoplay and fullscreen are left alone: video players need them. */
const everywhere = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), geolocation=()',
  'Strict-Transport-Security: max-age=31536000',
  'Cross-Origin-Opener-Policy: same-origin-allow-popups',
  'X-Frame-Options: DENY',
];

/** The name of a file under this folder holds the hash of its content. */
const hashed = '/assets/*';

/** The data of a page has the name of its path, so the browser asks each time whether it is still the same. */
const named = '/data/*';

/** Cloudflare Pages reads no more rules than this. The rest of the pages has the host's default, which says the same. */
const mostRules = 100;

/**
 * The `_headers` file, which Netlify and Cloudflare Pages read. Both join the values of a header
 * that two rules set, so `Cache-Control` stands in rules of which no two match the same address.
 */
export function createHeaders(site: Site): string {
  const rules = [
    rule('/*', everywhere),
    rule(hashed, ['Cache-Control: public, max-age=31536000, immutable']),
    rule(named, ['Cache-Control: no-cache']),
    ...site.routes.map(({ path }) => rule(path, ['Cache-Control: no-cache'])),
  ];
  return rules.slice(0, mostRules).join('\n');
}

function rule(path: string, headers: readonly string[]): string {
  return [path, ...headers.map((header) => `  ${header}`), ''].join('\n');
}
