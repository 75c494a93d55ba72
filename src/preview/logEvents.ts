import { createConsent } from '#browser/consent.ts';
import { createEvents, createTrack } from '#browser/events.ts';
import type { Provider } from '#browser/providers/Provider.ts';
import type { Frame } from './frame.ts';
import type { PreviewSite } from './PreviewUpdate.ts';

/**
 * The events of the page by the rules of site.yaml, after consent as for a visitor, but written to
 * the console and to the window around the page: nothing is ever sent from the preview.
 */
export function logEvents({ pixel, consent }: PreviewSite, frame: Frame | null) {
  const { value, currency } = pixel ?? {};
  const consents = createConsent(consent);
  const log = (text: string) => console.info(`[preview] ${text}`);
  const provider: Provider = {
    send({ rule, pathname }) {
      log(`A visitor’s page would send ${rule.send}, value ${value}, currency ${currency}.`);
      frame?.send({ kind: 'sent', rule: pixel?.events.indexOf(rule) ?? 0, path: pathname });
    },
    answered(isAllowed) {
      const answer = isAllowed ? 'yes' : 'no';
      log(`The visitor’s answer is now: ${answer}.`);
    },
  };
  const { visit, send } = createEvents(pixel?.events ?? [], consents, async () => () => provider, {
    retries: 0,
    retryDelay: 0,
  });
  return { visit, track: createTrack(send), consents };
}
