import type { Fake } from '../intercept.ts';
import { readScript } from './readScript.ts';

/** Stands in for TikTok and Google (integration facts §3.2, §3.3), and keeps what arrives. */
export function otherPixels(): { fakes: readonly Fake[]; tiktok: string[]; google: string[] } {
  const tiktok: string[] = [];
  const google: string[] = [];
  const done = { status: 204, type: 'text/plain', body: '', headers: allowed };
  const fakes: Fake[] = [
    {
      host: 'analytics.tiktok.com',
      answer(url, request) {
        if (url.pathname.endsWith('/events.js')) return readScript('ttqEvents.js');
        const { event, page } = JSON.parse(request.postData() ?? '{}');
        if (event) tiktok.push(`${event} ${page}`);
        return done;
      },
    },
    { host: 'www.googletagmanager.com', answer: () => readScript('gtag.js') },
    {
      host: /\.google-analytics\.com$/,
      answer({ searchParams: query }) {
        google.push(`${query.get('en')} ${query.get('dp')}`);
        return done;
      },
    },
  ];
  return { fakes, tiktok, google };
}

const allowed = { 'Access-Control-Allow-Origin': '*' };
