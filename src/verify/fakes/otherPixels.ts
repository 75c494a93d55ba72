import type { Fake } from '../intercept.ts';
import { readScript } from './readScript.ts';

/** One event as TikTok or Google would have counted it. */
export type OtherEvent = {
  provider: 'tiktok' | 'google';
  /** What it was sent to, where the provider says so with each event. */
  id: string | null;
  name: string;
  value: string | null;
  currency: string | null;
  /** The path of the page that sent it. */
  path: string;
};

type OtherPixels = {
  fakes: readonly Fake[];
  events: OtherEvent[];
  /** Names and paths alone. */
  tiktok: string[];
  google: string[];
};

/** Stands in for TikTok and Google (integration facts §3.2, §3.3), and keeps what arrives. */
export function otherPixels(): OtherPixels {
  const events: OtherEvent[] = [];
  const tiktok: string[] = [];
  const google: string[] = [];
  const done = { status: 204, type: 'text/plain', body: '', headers: allowed };
  const fakes: Fake[] = [
    {
      host: 'analytics.tiktok.com',
      answer(url, request) {
        if (url.pathname.endsWith('/events.js')) return readScript('ttqEvents.js');
        const { event, page, value, currency } = JSON.parse(request.postData() ?? '{}');
        if (!event) return done;
        tiktok.push(`${event} ${page}`);
        events.push({
          provider: 'tiktok',
          id: null,
          name: event,
          value: value === undefined ? null : String(value),
          currency: currency ?? null,
          path: page,
        });
        return done;
      },
    },
    { host: 'www.googletagmanager.com', answer: () => readScript('gtag.js') },
    {
      host: /\.google-analytics\.com$/,
      answer({ searchParams: query }) {
        google.push(`${query.get('en')} ${query.get('dp')}`);
        events.push({
          provider: 'google',
          id: query.get('send_to'),
          name: query.get('en') ?? '',
          value: query.get('value'),
          currency: query.get('currency'),
          path: query.get('dp') ?? '',
        });
        return done;
      },
    },
  ];
  return { fakes, events, tiktok, google };
}

const allowed = { 'Access-Control-Allow-Origin': '*' };
