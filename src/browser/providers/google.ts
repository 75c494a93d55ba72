import { googleName } from '#vendors/names.ts';
import type { Adapter } from './Adapter.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const permissions = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/**
 * Google's tag: Analytics (`G-…`) gets every event, Ads (`AW-…`) those that site.yaml gives a
 * conversion label. Its own page views are off; in-site navigation is kept from it (listenToHistory).
 */
export const google: Adapter = (accounts) => {
  const gtag: (...command: unknown[]) => void = function push() {
    // oxlint-disable-next-line prefer-rest-params -- the tag takes `arguments` objects for commands, and arrays for something else
    (window.dataLayer ??= []).push(arguments);
  };
  const allow = (how: 'default' | 'update', isAllowed: boolean) =>
    gtag(
      'consent',
      how,
      Object.fromEntries(permissions.map((name) => [name, isAllowed ? 'granted' : 'denied'])),
    );
  allow('default', true);
  gtag('js', new Date());
  for (const { id } of accounts) gtag('config', id, { send_page_view: false });
  const setUp = [...(window.dataLayer ?? [])];
  return {
    scripts: [`https://www.googletagmanager.com/gtag/js?id=${accounts[0].id}`],
    send({ name, value, currency, id: event, page }) {
      const data = { value, currency, event_id: event, page_location: page };
      for (const { id, conversions } of accounts) {
        if (id.startsWith('G-')) {
          const purchase = name === 'Purchase' && { transaction_id: event };
          gtag('event', googleName(name), { send_to: id, ...data, ...purchase });
        }
        for (const { label } of conversions?.filter(({ send }) => send === name) ?? []) {
          const to = { send_to: `${id}/${label}`, transaction_id: event };
          gtag('event', 'conversion', { ...to, value, currency });
        }
      }
    },
    answered: (isAllowed) => allow('update', isAllowed),
    forget() {
      // Others may have a use for the list: what they put there is no `arguments` object.
      const isKept = (entry: unknown) => setUp.includes(entry) || !isCommand(entry);
      window.dataLayer?.splice(0, Infinity, ...window.dataLayer.filter(isKept));
    },
  };
};

function isCommand(entry: unknown): boolean {
  return Object.prototype.toString.call(entry) === '[object Arguments]';
}
