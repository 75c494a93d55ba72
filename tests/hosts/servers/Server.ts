/** A server that serves a built site on this machine. */
export type Server = { origin: string; stop(): Promise<void> };

/** A site as a build leaves it: the folder that is served, and that of the settings beside it. */
export type Built = {
  dist: string;
  /** The folder of the whole host: `dist`, unless the site is a part of its host. */
  top: string;
  settings: string;
  /** A folder for what the server writes. */
  scratch: string;
};
