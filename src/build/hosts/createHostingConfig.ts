import { bySpecificity, readFormer } from '#load/former.ts';
import type { Site } from '#schema/site.ts';
import type { FileSources } from '#parts/FileSource.ts';
import { siteUses } from '#vendors/ledger.ts';
import { addressOf } from '../addressOf.ts';
import { publishedHeaders } from '../inertHeaders.ts';
import { permissionsPolicy } from '../policy.ts';
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
  /** Those that links lead to. */
  downloads?: FileSources;
};

/** How the site must be served, as it was built. */
export function createHostingConfig(
  site: Site,
  { headersOf = () => ({}), files = [], downloads = {} }: Built = {},
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
    inert: sorted
      .map((file) => ({ file, headers: publishedHeaders(file) }))
      .filter(({ headers }) => Object.keys(headers).length > 0),
    notFound: {
      file: pageFile(null),
      headers: { ...headersOf(null), 'X-Robots-Tag': 'noindex' },
    },
    caching: {
      files: sorted.filter((file) => `/${file}`.startsWith(hashedFolder)),
      forHashed: 'public, max-age=31536000, immutable',
      forOthers: 'no-cache',
    },
    redirects: listRedirects(site, downloads),
    hidden: Object.keys(filesInside(site.base)),
  };
}

/** The redirects of a site with full addresses in the place of the names of links. */
export function listRedirects(site: Site, files: FileSources = {}): ServedRedirect[] {
  const { redirects, links } = site;
  const addressIn = (to: string) =>
    to.startsWith('/')
      ? addressOf(site, to)
      : (files[links[to]?.href ?? to]?.src ?? encoded(links[to]?.href ?? '/'));
  return redirects
    .map(({ from, ...rest }) => ({ ...readFormer(from), ...rest }))
    .toSorted(bySpecificity)
    .map(({ path, query, isRest, to, permanent }) => ({
      from: site.base + path,
      to: addressIn(to),
      status: permanent ? 301 : 302,
      ...(query.length > 0 && { query, isOwnPath: to.replace(/#.*/, '') === path }),
      ...(isRest && { isRest }),
    }));
}

/** A full address in characters that no host interprets. */
function encoded(href: string): string {
  return new URL(href).href.replace(
    /[$<>"'`\\^{|}]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
