import { createConsent } from '#browser/consent.ts';
import { createEvents } from '#browser/events.ts';
import type { Provider } from '#browser/providers/Provider.ts';
import type { PreviewSite } from './PreviewUpdate.ts';

/**
 * The events of the page by the rules of site.yaml, after consent as for a visitor, but written to
 * the console: nothing is ever sent from the preview.
 */
export function logEvents({ pixel, consent }: PreviewSite) {
  const { value, currency } = pixel ?? {};
  const consents = createConsent(consent);
  const log = (text: string) => console.info(`[preview] ${text}`);
  const provider: Provider = {
    send: ({ rule }) =>
      log(`A visitor’s page would send ${rule.send}, value ${value}, currency ${currency}.`),
    answered: (isAllowed) => log(`The visitor’s answer is now: ${isAllowed ? 'yes' : 'no'}.`),
  };
  return { ...createEvents(pixel?.events ?? [], consents, async () => () => provider), consents };
}
