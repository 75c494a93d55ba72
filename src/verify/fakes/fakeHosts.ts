import { readFileSync } from 'node:fs';
import type { ProviderName } from '#schema/pixel.ts';
import type { Site } from '#schema/site.ts';
import { siteUses, type Use } from '#vendors/ledger.ts';
import { accountsOf } from '#vendors/pixels.ts';
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

/** Stands in for every host that the site declares; `events` fills with what the providers are sent. */
export function fakeHosts(site: Site): { fakes: readonly Fake[]; events: SentEvent[] } {
  const { fakes, events } = fakeProviders();
  const providers = new Set(site.pixel ? accountsOf(site.pixel).map((one) => one.provider) : []);
  const uses = siteUses(site);
  return {
    fakes: [
      ...[...providers].flatMap((name) => (name === 'dataLayer' ? [] : fakes[name])),
      { host: (url) => isDeclared(url, uses), answer: answerEmbed },
    ],
    events,
  };
}

/** Whether a host is one of those that the site's parts may contact, whatever the visitor answers. */
export function isDeclared(url: URL, uses: readonly Use[]): boolean {
  const sources = uses.flatMap((use) => Object.values(use.sources).flatMap((hosts) => hosts ?? []));
  return sources.some((source) => {
    const [protocol, host = ''] = source.split('//');
    const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.host === host;
    return url.protocol === protocol && isHost;
  });
}

/** A calendar or a player that works, the script that draws one, or an empty file. */
const answerEmbed: Fake['answer'] = (_, request) => {
  const type = request.resourceType();
  if (type === 'document') return { type: 'text/html; charset=utf-8', body: embeddedPage };
  if (type === 'script') return readScript('calendlyWidget.js');
  return { type: type === 'media' ? 'video/mp4' : 'text/plain', body: '' };
};

/** Posts what Calendly's booking page posts when it works; no other page that embeds it listens. */
const embeddedPage = `<!doctype html><title>Elsewhere</title><p>Elsewhere</p><script>
  setTimeout(() => {
    parent.postMessage({ event: 'calendly.event_type_viewed' }, '*');
    parent.postMessage({ event: 'calendly.page_height', payload: { height: '812px' } }, '*');
  });
</script>`;

/** How a provider names the parts of an event in the query of its counter. */
type Names = Record<'id' | 'name' | 'value' | 'currency' | 'eventId' | 'path', string>;

/**
 * Stands in for the scripts and counters of Meta, TikTok and Google (integration facts §3, §10), and keeps
 * what arrives. Google has no counter for Ads here.
 */
export function fakeProviders(): {
  fakes: Readonly<Record<'meta' | 'tiktok' | 'google', readonly Fake[]>>;
  events: SentEvent[];
} {
  const events: SentEvent[] = [];
  const count = (provider: ProviderName, { searchParams: query, origin }: URL, names: Names) => {
    events.push({
      provider,
      id: query.get(names.id),
      name: query.get(names.name) ?? '',
      value: query.get(names.value),
      currency: query.get(names.currency),
      eventId: query.get(names.eventId),
      path: new URL(query.get(names.path) ?? '', origin).pathname,
    });
  };
  const meta: Fake[] = [
    {
      host: 'connect.facebook.net',
      answer: ({ pathname }) =>
        pathname.endsWith('/fbevents.js') ? readScript('fbevents.js') : 'blocked',
    },
    {
      host: 'www.facebook.com',
      answer(url) {
        const [value, currency] = ['cd[value]', 'cd[currency]'];
        count('meta', url, { id: 'id', name: 'ev', value, currency, eventId: 'eid', path: 'dl' });
        return { type: 'image/gif', body: dot };
      },
    },
  ];
  const data = { value: 'value', currency: 'currency', eventId: 'event_id' };
  const tiktok: Fake = {
    host: 'analytics.tiktok.com',
    answer(url) {
      if (url.pathname.endsWith('/events.js')) return readScript('ttqEvents.js');
      // One call for all accounts names none.
      count('tiktok', url, { ...data, id: '', name: 'event', path: 'page' });
      return received;
    },
  };
  const google: Fake[] = [
    { host: 'www.googletagmanager.com', answer: () => readScript('gtag.js') },
    {
      host: /\.google-analytics\.com$/,
      answer(url) {
        count('google', url, { ...data, id: 'send_to', name: 'en', path: 'dp' });
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
