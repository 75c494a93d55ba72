import type { Category } from '#schema/consent.ts';
import type { Timings } from '#schema/timings.ts';
import type { EventRule, PixelAccount } from '#schema/pixel.ts';
import type { CountedAccount } from '#vendors/counters.ts';

/** What visitors are asked for, and how long their answers are valid. */
export type ConsentConfig = {
  /** Empty: nobody is asked, and everything is allowed. */
  asked: readonly Category[];
  /** Identifies the third parties: answers that were given for others are no longer valid. */
  version: string;
  /** Milliseconds. */
  rememberFor: number;
  /** Whether visits are counted until the visitor objects, which is none of what is asked. */
  isCounted?: true;
};

/** The rules of the pixel, and what every event carries. */
export type PixelRules = { events: readonly EventRule[]; value: number; currency: string };

export type PixelConfig = PixelRules & {
  accounts: readonly PixelAccount[];
  /** The module that talks to the providers (connect.ts), loaded after a yes. */
  module: string;
  /** Where the providers' scripts come from: connected to after a yes. */
  origins: readonly string[];
  /** Those that count visits, and the module that sends them events (countVisits.ts). */
  statistics?: { accounts: readonly CountedAccount[]; module: string };
};

/**
 * What the boot script needs, written into every page as JSON (`ids.boot`). `pixel`, `consent` and `campaign` are
 * there only for the script that reads them (order.ts: followsVisitors).
 */
export type BootConfig = {
  /** What a `FontFace` is made of, for each: fetched after the first paint. */
  typefaces: readonly (readonly [
    family: string,
    src: string,
    { weight: string; unicodeRange?: string },
  ])[];
  /** The path of the page on its host, or null on the 404 page. */
  path: string | null;
  /** The module that hydrates the page (hydrate.tsx): loaded at the first interaction, with the data below. */
  app: string;
  /** All modules that it and the blocks of the page consist of, each after those that it imports. */
  modules: readonly string[];
  shared: string;
  page: string;
  pixel: PixelConfig;
  consent: ConsentConfig;
  /**
   * A regular expression that finds the parameters for the links with `data-campaign` in an address,
   * each with the `?` or `&` before it.
   */
  campaign: string;
  fetching: Timings['fetching'];
};
