import type { Campaign } from '#schema/campaign.ts';
import type { Consent } from '#schema/consent.ts';
import type { Constants } from '#schema/constants.ts';
import type { Pixel } from '#schema/pixel.ts';

/** What the boot script needs, written into every page as JSON (`<script type="application/json" id="_boot">`). */
export type BootConfig = {
  /** The path of the page, or null on the 404 page. */
  path: string | null;
  /** The module that brings React, and the data it needs: fetched at the first sign of presence. */
  app: string;
  /** All modules that it and the blocks of the page consist of, each after those that it imports. */
  modules: readonly string[];
  shared: string;
  page: string;
  pixel: Pixel | null;
  consent: Pick<Consent, 'ask' | 'rememberFor'>;
  /** The parameters that are handed on to the links with `data-campaign`, and the module that does it. */
  campaign?: Pick<Campaign, 'parameters'> & { script: string };
  fetching: Constants['fetching'];
  /** The console's message for a path that does not exist, on the 404 page only. */
  missingPath?: string;
};
