import type { Site } from '#schema/site.ts';
import { disclose } from '#vendors/disclose.ts';

/**
 * Whether an address may be linked to: pages of the site, sections of them, every outside address that
 * the file names, and the words on privacy of the companies that the site uses.
 */
export function knownLinks(site: Site, origin: string): (href: string) => boolean {
  const pages = new Set(site.routes.map(({ path }) => path));
  const outside = new Set(
    [
      ...addressesIn(site),
      ...disclose(site).flatMap(({ privacy }) => (privacy === undefined ? [] : [privacy])),
    ].map((address) => new URL(address).href),
  );
  return (href) => {
    if (outside.has(href)) return true;
    const url = new URL(href);
    return url.origin === origin && (pages.has(url.pathname) || url.hash === '#_content');
  };
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(?:https:|tel:|mailto:)/.test(value) && URL.canParse(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesIn)
    : [];
}
