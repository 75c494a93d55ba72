import { readFileSync } from 'node:fs';
import type { ProviderName } from '#schema/pixel.ts';
import type { Answer, Fake } from '../intercept.ts';

/** One event as it reached a provider. */
export type SentEvent = {
  provider: ProviderName;
  /** The account; null where a provider gets one call for all of its accounts. */
  id: string | null;
  name: string;
  /** Null where the provider's own page view carries none. */
  value: string | null;
  currency: string | null;
  eventId: string | null;
  /** The path of the page that sent it. */
  path: string;
};

/**
 * Stands in for the scripts and counters of Meta, TikTok and Google (integration facts §3, §10), and keeps
 * what arrives. Google has no counter for Ads here.
 */
export function fakeProviders(): {
  fakes: Readonly<Record<'meta' | 'tiktok' | 'google', readonly Fake[]>>;
  events: SentEvent[];
} {
  const events: SentEvent[] = [];
  const meta: Fake[] = [
    {
      host: 'connect.facebook.net',
      answer: ({ pathname }) =>
        pathname.endsWith('/fbevents.js') ? readScript('fbevents.js') : 'blocked',
    },
    {
      host: 'www.facebook.com',
      answer({ searchParams: query }) {
        events.push({
          provider: 'meta',
          id: query.get('id'),
          name: query.get('ev') ?? '',
          value: query.get('cd[value]'),
          currency: query.get('cd[currency]'),
          eventId: query.get('eid'),
          path: new URL(query.get('dl') ?? '').pathname,
        });
        return { type: 'image/gif', body: dot };
      },
    },
  ];
  const tiktok: Fake = {
    host: 'analytics.tiktok.com',
    answer({ pathname }, request) {
      if (pathname.endsWith('/events.js')) return readScript('ttqEvents.js');
      const sent = JSON.parse(request.postData() ?? '{}');
      if (sent.event) {
        events.push({
          provider: 'tiktok',
          id: null,
          name: sent.event,
          value: sent.value === undefined ? null : String(sent.value),
          currency: sent.currency ?? null,
          eventId: sent.event_id ?? null,
          path: sent.page,
        });
      }
      return received;
    },
  };
  const google: Fake[] = [
    { host: 'www.googletagmanager.com', answer: () => readScript('gtag.js') },
    {
      host: /\.google-analytics\.com$/,
      answer({ searchParams: query }) {
        events.push({
          provider: 'google',
          id: query.get('send_to'),
          name: query.get('en') ?? '',
          value: query.get('value'),
          currency: query.get('currency'),
          eventId: null,
          path: query.get('dp') ?? '',
        });
        return received;
      },
    },
  ];
  return { fakes: { meta, tiktok: [tiktok], google }, events };
}

/** A script of this folder, as its host would send it. */
export function readScript(name: string): Answer {
  const body = readFileSync(new URL(name, import.meta.url), 'utf8');
  return { type: 'text/javascript; charset=utf-8', body };
}

const received: Answer = {
  status: 204,
  type: 'text/plain',
  body: '',
  headers: { 'Access-Control-Allow-Origin': '*' },
};

const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
