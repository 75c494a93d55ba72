import type { Site } from '#schema/site.ts';
import { disclose } from '#vendors/disclose.ts';

/** What may be linked to: addresses outside, and pages of the site. */
export type KnownLinks = { addresses: readonly string[]; paths: readonly string[] };

/**
 * What a site may link to: its pages, every outside address that the file names, and the words on
 * privacy of the companies that the site uses.
 */
export function knownLinks(site: Site): KnownLinks {
  const privacy = disclose(site).flatMap((company) => company.privacy ?? []);
  return {
    addresses: [...addressesIn(site), ...privacy].map((address) => new URL(address).href),
    paths: site.routes.map(({ path }) => path),
  };
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(?:https:|tel:|mailto:)/.test(value) && URL.canParse(value) ? [value] : [];
  }
  return Object.values(Object(value)).flatMap(addressesIn);
}
