import { pageLink } from '#browser/dom.ts';

/**
 * Speculation Rules, for browsers that know them (Chromium): until the page is hydrated, the document that
 * a link to a page of this site leads to is fetched as soon as the visitor hovers over the link or presses it.
 * Nothing is fetched before, nor for visitors who save data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: pageLink }, eagerness: 'moderate' }],
});
