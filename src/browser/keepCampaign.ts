import type { Consents } from '#parts/ConsentContext.ts';
import { campaignStore } from '#vendors/ownStores.ts';

/** Keeps the campaign for the other pages of this tab, while the visitor's answer is yes and no longer. */
export function keepCampaign(campaign: string, { allows, onAnswer }: Consents): void {
  const follow = () => {
    try {
      if (!allows('marketing')) delete sessionStorage[campaignStore];
      else if (campaign) sessionStorage[campaignStore] = campaign;
    } catch {
      // No storage here (private windows): the campaign holds for this page.
    }
  };
  follow();
  onAnswer(follow);
}

/** The campaign that this tab keeps, as it was kept. */
export function readKept(): string {
  try {
    return sessionStorage[campaignStore] ?? '';
  } catch {
    return ''; // no storage here
  }
}
