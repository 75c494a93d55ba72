import type { Site } from '#schema/site.ts';
import { siteUses } from '#vendors/ledger.ts';
import { addressOf } from '../addressOf.ts';
import { drawingPolicy, permissionsPolicy } from '../policy.ts';
import { filesInside } from './hostFiles.ts';
import {
  hashedFolder,
  type Headers,
  type HostingConfig,
  pageFile,
  type ServedRedirect,
} from './HostingConfig.ts';

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

type Built = {
  /** The headers of one page alone; of the 404 page where the path is null. */
  headersOf?: (path: string | null) => Headers;
  /** The paths of all files of the site. */
  files?: readonly string[];
};

/** How the site must be served, as it was built. */
export function createHostingConfig(
  site: Site,
  { headersOf = () => ({}), files = [] }: Built = {},
): HostingConfig {
  const sorted = files.toSorted();
  return {
    host: new URL(site.site.url).hostname,
    base: site.base,
    everywhere: { ...everywhere, 'Permissions-Policy': permissionsPolicy(siteUses(site)) },
    pages: site.routes.map(({ path }) => ({
      path: addressOf(site, path),
      file: pageFile(path),
      headers: headersOf(path),
    })),
    drawings: sorted
      .filter((file) => file.endsWith('.svg'))
      .map((file) => ({ file, headers: { 'Content-Security-Policy': drawingPolicy } })),
    notFound: {
      file: pageFile(null),
      headers: { ...headersOf(null), 'X-Robots-Tag': 'noindex' },
    },
    caching: {
      files: sorted.filter((file) => `/${file}`.startsWith(hashedFolder)),
      forHashed: 'public, max-age=31536000, immutable',
      forOthers: 'no-cache',
    },
    redirects: listRedirects(site),
    hidden: Object.keys(filesInside(site.base)),
  };
}

/** The redirects of a site with full addresses in the place of the names of links. */
export function listRedirects(site: Site): ServedRedirect[] {
  const { redirects, links } = site;
  return redirects.map(({ from, to, permanent }) => ({
    from: addressOf(site, from),
    to: to.startsWith('/') ? addressOf(site, to) : encoded(links[to]?.href ?? '/'),
    status: permanent ? 301 : 302,
  }));
}

/** A full address in characters that no host interprets. */
function encoded(href: string): string {
  return new URL(href).href.replace(
    /[$<>"'`\\^{|}]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
