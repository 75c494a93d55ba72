import { createConsent } from '#browser/consent.ts';
import { createEvents } from '#browser/events.ts';
import type { PreviewSite } from './PreviewUpdate.ts';

/**
 * The events of the page by the rules of site.yaml, after consent as for a visitor, but written to
 * the console: nothing is ever sent from the preview. Call it when the consent banner stands.
 */
export function logEvents({ pixel, consent }: PreviewSite) {
  const { value, currency } = pixel ?? {};
  const log = (text: string) => console.info(`[preview] ${text}`);
  return createEvents(pixel, createConsent(consent), () => ({
    send: ({ name }) =>
      log(`A visitor’s page would send ${name}, value ${value}, currency ${currency}.`),
    answered: (answer) => log(`The visitor’s answer is now: ${answer}.`),
  }));
}
