import type { Consents } from '#parts/ConsentContext.ts';
import { withCampaign } from '#parts/withCampaign.ts';
import { readKept } from './keepCampaign.ts';

/**
 * Adds the campaign that brought the visitor to the links that hand it on, so that it is there for a
 * click, a new tab and a copied address alike, and returns it as a query. `pattern` finds the
 * parameters of a campaign in an address, each with the `?` or `&` before it.
 */
export function handOn(pattern: string, { allows }: Consents): string {
  const campaign = firstTouch(RegExp(pattern, 'g'), allows('marketing'));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-campaign]')) {
    link.href = withCampaign(link.href, campaign);
  }
  return campaign;
}

/** The campaign that this tab keeps; else the one that the page before came with, which needs no store; else this page's. */
function firstTouch(pattern: RegExp, isAllowed: boolean | undefined): string {
  const { referrer } = document;
  const sources = [
    isAllowed ? `?${readKept()}` : '',
    referrer.startsWith(`${location.origin}/`) ? referrer : '',
    location.search,
  ];
  return (
    sources.map((source) => source.match(pattern)?.join('').slice(1)).find((found) => found) ?? ''
  );
}
