import type { Answer, ConsentAnswers } from './consent.ts';

const STORE = 'campaign';

/** Keeps the campaign for the other pages of this tab, while the visitor's answer is yes and no longer. */
export function keepCampaign(campaign: string, { answer, onAnswer }: ConsentAnswers): void {
  const follow = (current: Answer | undefined) => {
    try {
      if (current !== 'accepted') sessionStorage.removeItem(STORE);
      else if (campaign) sessionStorage.setItem(STORE, campaign);
    } catch {
      // No storage here (private windows): the campaign holds for this page.
    }
  };
  follow(answer());
  onAnswer(follow);
}

/** The campaign that this tab keeps, as it was kept. */
export function readKept(): string {
  try {
    return sessionStorage.getItem(STORE) ?? '';
  } catch {
    return ''; // no storage here
  }
}
