import type { Fake } from '../intercept.ts';
import { readScript } from './readScript.ts';

/** One event as Meta would have counted it. */
export type MetaEvent = {
  name: string;
  pixel: string;
  /** `cd[value]` and `cd[currency]`, as text. */
  value: string | null;
  currency: string | null;
  eventId: string | null;
  /** The path of the page that sent it. */
  path: string;
};

/** Stands in for Meta's script and its counter (integration facts §3.1, §10), and keeps what arrives. */
export function metaPixel(): { fakes: readonly Fake[]; events: MetaEvent[] } {
  const events: MetaEvent[] = [];
  const script: Fake = {
    host: 'connect.facebook.net',
    answer: (url) =>
      url.pathname.endsWith('/fbevents.js') ? readScript('fbevents.js') : 'blocked',
  };
  const counter: Fake = {
    host: 'www.facebook.com',
    answer({ searchParams: query }) {
      events.push({
        name: query.get('ev') ?? '',
        pixel: query.get('id') ?? '',
        value: query.get('cd[value]'),
        currency: query.get('cd[currency]'),
        eventId: query.get('eid'),
        path: new URL(query.get('dl') ?? '').pathname,
      });
      return { type: 'image/gif', body: dot };
    },
  };
  return { fakes: [script, counter], events };
}

const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
