import type { Site } from '#schema/site.ts';
import { siteUses } from '#vendors/ledger.ts';
import { pageFile } from '../pageFile.ts';
import { drawingPolicy } from '../policy/contentPolicy.ts';
import { permissionsPolicy } from '../policy/permissionsPolicy.ts';
import { hostFiles } from './hostFiles.ts';
import type { Headers, HostingConfig, ServedRedirect } from './HostingConfig.ts';

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

/** The headers of a page's own; of the 404 page where the path is null. */
type HeadersOf = (path: string | null) => Headers;

/** What is known when a site is built. Every page may have headers of its own beside those of all answers. */
type Built = { headersOf?: HeadersOf; files?: readonly string[] };

const hashed = ['assets'];

/** How the site must be served, as it was built: `files` are the paths of all that stands in it. */
export function createServing(
  site: Site,
  { headersOf = () => ({}), files = [] }: Built = {},
): HostingConfig {
  return {
    host: new URL(site.site.url).hostname,
    everywhere: { ...everywhere, 'Permissions-Policy': permissionsPolicy(siteUses(site)) },
    pages: site.routes.map(({ path }) => ({
      path,
      file: pageFile(path),
      headers: headersOf(path),
    })),
    drawings: files
      .filter((file) => file.endsWith('.svg'))
      .toSorted()
      .map((file) => ({ file, headers: { 'Content-Security-Policy': drawingPolicy } })),
    notFound: {
      file: pageFile(null),
      headers: { ...headersOf(null), 'X-Robots-Tag': 'noindex' },
    },
    caching: {
      hashed,
      files: files
        .filter((file) => hashed.some((folder) => file.startsWith(`${folder}/`)))
        .toSorted(),
      forHashed: 'public, max-age=31536000, immutable',
      forOthers: 'no-cache',
    },
    redirects: listRedirects(site),
    hidden: Object.keys(hostFiles.inside),
  };
}

/** The redirects of a site with whole addresses in the place of the names of links. */
export function listRedirects({ redirects, links }: Site): ServedRedirect[] {
  return redirects.map(({ from, to, permanent }) => ({
    from,
    to: to.startsWith('/') ? to : encoded(links[to]?.href ?? '/'),
    status: permanent ? 301 : 302,
  }));
}

/** A whole address in the letters that every host takes for themselves. */
function encoded(href: string): string {
  return new URL(href).href.replace(/[$<>"'`\\^{|}]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16).toUpperCase();
    return `%${code}`;
  });
}
