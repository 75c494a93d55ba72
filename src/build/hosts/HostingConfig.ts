/** Headers by name. A name stands once. */
export type Headers = Readonly<Record<string, string>>;

/** How a built site must be served, whatever serves it: what every file for a host is made from. */
export type HostingConfig = {
  /** The host that the site lives on, such as `www.corner.example`. */
  host: string;
  /** What every answer carries, redirects and errors included. */
  everywhere: Headers;
  /** Every page at its one right address; its other spellings (`/x/`, `/x.html`) lead there. */
  pages: readonly ServedPage[];
  /** Every SVG file, which has a policy of its own. */
  drawings: readonly ServedFile[];
  /** What stands at every other address, with the status 404. */
  notFound: ServedFile;
  caching: {
    /** Folders of files whose name changes with their content. */
    hashed: readonly string[];
    /** The files in them, for hosts that cannot tell by themselves what is there. */
    files: readonly string[];
    /** `Cache-Control` for those that exist, and for every other answer. */
    forHashed: string;
    forOthers: string;
  };
  redirects: readonly ServedRedirect[];
  /** Files in the folder that are for hosts alone; nobody may ask for them. */
  hidden: readonly string[];
};

type ServedPage = ServedFile & { path: string };

type ServedFile = {
  file: string;
  /** What the answers with this file carry beside `everywhere`; no name stands in both. */
  headers: Headers;
};

/**
 * One address that leads to another, with a `/` at its end, too. The visitor's query goes along,
 * unless `to` has one of its own.
 */
export type ServedRedirect = { from: string; to: string; status: 301 | 302 };
