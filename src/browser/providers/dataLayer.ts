import type { Adapter } from './Provider.ts';

/** Lists on the page that scripts of the operator's own read. Nothing is loaded, and nothing is sent. */
export const dataLayer: Adapter = (accounts) => ({
  scripts: [],
  send({ name, id: event_id, value, currency, page }) {
    for (const { id } of accounts) {
      const lists = window as unknown as Record<string, unknown[] | undefined>;
      (lists[id] ??= []).push({ event: name, event_id, value, currency, page });
    }
  },
  answered() {},
  forget() {},
});
