import type { Consents } from '#parts/contexts.ts';
import { withCampaign } from '#parts/withCampaign.ts';
import { campaignStore } from '#vendors/names.ts';
import { selectorOf, storeOf } from './dom.ts';

/**
 * Adds the campaign that brought the visitor to the links that propagate it, and returns it as a query.
 * In the links themselves, it is there for a click, a new tab and a copied address alike. `pattern` finds
 * the parameters of a campaign in an address, each with the `?` or `&` before it.
 */
export function propagateCampaign(pattern: string, { allows }: Consents): string {
  const campaign = firstTouch(RegExp(pattern, 'g'), allows('marketing'));
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a${selectorOf('campaign')}`)) {
    link.href = withCampaign(link.href, campaign);
  }
  return campaign;
}

/** The stored campaign of this tab; else that of the page before, which needs no storage; else this page's. */
function firstTouch(pattern: RegExp, isAllowed: boolean | undefined): string {
  const { referrer } = document;
  const sources = [
    isAllowed ? `?${readStored()}` : '',
    referrer.startsWith(`${location.origin}/`) ? referrer : '',
    location.search,
  ];
  return (
    sources.map((source) => source.match(pattern)?.join('').slice(1)).find((found) => found) ?? ''
  );
}

function readStored(): string {
  try {
    return sessionStorage[storeOf(campaignStore)] ?? '';
  } catch {
    return ''; // no storage here
  }
}

/** Stores the campaign for the other pages of this tab, only while marketing is allowed. */
export function storeCampaign(campaign: string, { allows, onAnswer }: Consents): void {
  const store = storeOf(campaignStore);
  const update = () => {
    try {
      if (!allows('marketing')) delete sessionStorage[store];
      else if (campaign) sessionStorage[store] = campaign;
    } catch {
      // No storage here (private windows): the campaign is known on this page only.
    }
  };
  update();
  onAnswer(update);
}
