import { nameOf, withCampaign } from '#parts/withCampaign.ts';
import type { Answer } from './consent.ts';
import { readKept } from './keepCampaign.ts';

/**
 * A module of its own, which the boot script fetches where a visit may have a campaign to hand on.
 * Adds the campaign to the links that stand in the page, so that it is there for a click, a new tab
 * and a copied address alike, and returns it as a query.
 */
export function handOn(parameters: readonly string[], answer: Answer | undefined): string {
  const campaign = firstTouch(parameters, answer);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-campaign]')) {
    link.href = withCampaign(link.href, campaign);
  }
  return campaign;
}

/** The campaign that this tab keeps; else the one that the page before came with, which needs no store; else this page's. */
function firstTouch(parameters: readonly string[], answer: Answer | undefined): string {
  const [before, query] = document.referrer.split('?');
  const sources = [
    answer === 'accepted' ? readKept() : '',
    before?.startsWith(`${location.origin}/`) ? query : '',
    location.search.slice(1),
  ];
  return sources.map((source) => pick(source ?? '', parameters)).find(Boolean) ?? '';
}

function pick(query: string, parameters: readonly string[]): string {
  const isAsked = (pair: string) => parameters.includes(nameOf(pair)) && !pair.endsWith('=');
  return query.split('&').filter(isAsked).join('&');
}
