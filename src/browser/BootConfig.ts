import type { Category } from '#schema/consent.ts';
import type { Constants } from '#schema/constants.ts';
import type { EventRule } from '#schema/pixel.ts';
import type { PixelAccount } from '#schema/pixelProvider.ts';

/** What visitors are asked for, and how long their answers count. */
export type ConsentConfig = {
  /** Empty: nobody is asked, and everything is allowed. */
  asked: readonly Category[];
  /** Says who the third parties are: answers that were given for others count no more. */
  version: string;
  /** Milliseconds. */
  rememberFor: number;
};

/** The rules of the pixel, and what every event carries. */
export type PixelRules = { events: readonly EventRule[]; value: number; currency: string };

export type PixelConfig = PixelRules & {
  accounts: readonly PixelAccount[];
  /** The module that talks to the providers: fetched after a yes. */
  module: string;
  /** Where the providers' scripts come from: connected to after a yes. */
  origins: readonly string[];
};

/** What the boot script needs, written into every page as JSON (`<script type="application/json" id="_boot">`). */
export type BootConfig = {
  /** What a `FontFace` is made of, for each: fetched after the first paint. */
  typefaces: readonly (readonly [family: string, src: string, { weight: string }])[];
  /** The path of the page, or null on the 404 page. */
  path: string | null;
  /** The module that brings React, and the data it needs: fetched at the first sign of presence. */
  app: string;
  /** All modules that it and the blocks of the page consist of, each after those that it imports. */
  modules: readonly string[];
  /**
   * The pages that this one leads to, by path: the modules of theirs that it does not need itself.
   */
  linked: Readonly<Record<string, readonly string[]>>;
  shared: string;
  page: string;
  pixel: PixelConfig;
  consent: ConsentConfig;
  /**
   * A regular expression that finds the parameters to hand on to the links with `data-campaign`: in
   * an address, with the `?` or `&` before each.
   */
  campaign: string;
  fetching: Constants['fetching'];
};
