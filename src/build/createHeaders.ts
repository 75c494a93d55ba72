import type { Site } from '#schema/site.ts';
import { siteUses } from '#vendors/ledger.ts';
import type { PolicyHeaders } from './policy/createPolicy.ts';
import { permissionsPolicy } from './policy/permissionsPolicy.ts';

/** What every answer of the site carries. */
const everywhere = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Strict-Transport-Security: max-age=31536000',
  'Cross-Origin-Opener-Policy: same-origin-allow-popups',
  'X-Frame-Options: DENY',
];

/** The name of a file under these folders holds the hash of its content. */
const hashed = ['/assets/*', '/data/*'];

/** Cloudflare Pages reads no more rules than this. The rest of the pages has the host's default, which says the same. */
const mostRules = 100;

/**
 * The `_headers` file, which Netlify and Cloudflare Pages read. Both join the values of a header
 * that two rules set, so `Cache-Control` stands in rules of which no two match the same address.
 */
export function createHeaders(
  site: Site,
  headersOf: (path: string) => PolicyHeaders = () => ({}),
): string {
  const rules = [
    rule('/*', [...everywhere, `Permissions-Policy: ${permissionsPolicy(siteUses(site))}`]),
    ...hashed.map((path) => rule(path, ['Cache-Control: public, max-age=31536000, immutable'])),
    ...site.routes.map(({ path }) =>
      rule(path, ['Cache-Control: no-cache', ...Object.entries(headersOf(path)).map(toLine)]),
    ),
  ];
  return rules.slice(0, mostRules).join('\n');
}

function toLine([name, value]: readonly [string, string]): string {
  return `${name}: ${value}`;
}

function rule(path: string, headers: readonly string[]): string {
  return [path, ...headers.map((header) => `  ${header}`), ''].join('\n');
}
