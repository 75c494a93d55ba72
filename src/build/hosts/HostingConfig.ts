/** Headers by name; each name occurs once. */
export type Headers = Readonly<Record<string, string>>;

/** How a built site must be served, whatever serves it: what every file for a host is made from. */
export type HostingConfig = {
  /** The host of the site, such as `www.corner.example`. */
  host: string;
  /**
   * The part of the host that the folder is: `/shop`, or nothing. Addresses begin with it; files are
   * named within the folder.
   */
  base: string;
  /** The headers of every response, redirects and errors included. */
  everywhere: Headers;
  /** Every page at its one right address; its other spellings (`/x/`, `/x.html`) redirect there. */
  pages: readonly (ServedFile & { path: string })[];
  /** Every file that is published as it came, with the headers that keep it from running anything. */
  inert: readonly ServedFile[];
  /** The response at every other address, with the status 404. */
  notFound: ServedFile;
  caching: {
    /** The files in `hashedFolder`, for hosts that set headers before they look for a file. */
    files: readonly string[];
    /** `Cache-Control` for those that exist, and for every other response. */
    forHashed: string;
    forOthers: string;
  };
  redirects: readonly ServedRedirect[];
  /** Files in the folder that are for hosts alone, and are never sent. */
  hidden: readonly string[];
};

/** The folder, within the site, of the files whose names change with their content. */
export const hashedFolder = '/assets/';

/** A file, and its headers besides `everywhere`; no name is in both. */
type ServedFile = { file: string; headers: Headers };

/**
 * One address that redirects to another, with a `/` at its end, too. The visitor's query is passed on,
 * unless `to` has a query already. Those that say more come first.
 */
export type ServedRedirect = {
  /** On the host, decoded. */
  from: string;
  /** Percent-encoded. Ends in `/*` where the rest of the address is handed on. */
  to: string;
  status: 301 | 302;
  /** What must be in the visitor's query, decoded. */
  query?: readonly (readonly [name: string, value: string])[];
  /** It is everything below `from` that is no file of the site. */
  isRest?: boolean;
  /** It leads to its own path: with the visitor's query passed on, it would go on for ever. */
  isOwnPath?: boolean;
};

/** The HTML file of a path, found by every host without a rewriting rule: `/buy-media` is `buy-media.html`. */
export function pageFile(path: string | null): string {
  if (path === null) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
