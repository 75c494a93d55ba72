import { createConsent } from '#browser/consent.ts';
import { createEvents } from '#browser/events.ts';
import type { Frame } from './frame.ts';
import type { PreviewSite } from './PreviewUpdate.ts';

/**
 * The events of the page by the rules of site.yaml, after consent as for a visitor, but written to
 * the console and to the window around the page: nothing is ever sent from the preview. Call it when the consent banner stands.
 */
export function logEvents({ pixel, consent }: PreviewSite, frame: Frame | null) {
  const { value, currency } = pixel ?? {};
  const log = (text: string) => console.info(`[preview] ${text}`);
  return createEvents(pixel, createConsent(consent), () => ({
    send: ({ name }) => {
      log(`A visitor’s page would send ${name}, value ${value}, currency ${currency}.`);
      const event = { name, value: `${value} ${currency}`, path: location.pathname };
      frame?.tell({ fascia: 'page', kind: 'sent', event });
    },
    answered: (answer) => {
      log(`The visitor’s answer is now: ${answer}.`);
      frame?.tell({ fascia: 'page', kind: 'answered', answer });
    },
  }));
}
