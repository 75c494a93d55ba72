import { readFileSync } from 'node:fs';
import type { ProviderName, StatisticsProvider } from '#schema/pixel.ts';
import type { Site } from '#schema/site.ts';
import { siteUses, type Use } from '#vendors/ledger.ts';
import { type CountedAccount, countedAccounts } from '#vendors/counters.ts';
import { advertisingAccounts } from '#vendors/pixels.ts';
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
  const providers = new Set(advertisingAccounts(site.pixel).map((one) => one.provider));
  const counted = countedAccounts(site.pixel, site.links);
  const uses = siteUses(site);
  return {
    fakes: [
      ...[...providers].flatMap((name) => (name === 'dataLayer' ? [] : fakes[name])),
      ...fakeCounters(counted, events),
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

/**
 * The hosts of each provider: where its script is, which a file of this folder stands in for, and its counter,
 * with what that calls the parts of an event (integration facts §3, §10). Google has no counter for Ads here.
 */
const providers = {
  meta: {
    script: ['connect.facebook.net', '/fbevents.js', 'fbevents.js'],
    counter: /^www\.facebook\.com$/,
    names: ['id', 'ev', 'cd[value]', 'cd[currency]', 'eid', 'dl'],
  },
  tiktok: {
    script: ['analytics.tiktok.com', '/events.js', 'ttqEvents.js'],
    counter: /^analytics\.tiktok\.com$/,
    // One call for all accounts names none.
    names: ['', 'event', 'value', 'currency', 'event_id', 'page'],
  },
  google: {
    script: ['www.googletagmanager.com', '', 'gtag.js'],
    counter: /\.google-analytics\.com$/,
    names: ['send_to', 'en', 'value', 'currency', 'event_id', 'dp'],
  },
} as const;

/** Stands in for the scripts and counters of Meta, TikTok and Google, and keeps what arrives. */
export function fakeProviders() {
  const events: SentEvent[] = [];
  const fake = (provider: keyof typeof providers): Fake => {
    const { script, counter, names } = providers[provider];
    const [host, end, file] = script;
    return {
      host: ({ hostname }) => hostname === host || counter.test(hostname),
      answer({ hostname, pathname, searchParams, origin }) {
        if (hostname === host && pathname.endsWith(end)) return readScript(file);
        if (!counter.test(hostname)) return 'blocked';
        const [id = null, name, value = null, currency = null, eventId = null, page] = names.map(
          (part) => searchParams.get(part),
        );
        const path = new URL(page ?? '', origin).pathname;
        events.push({ provider, id, name: name ?? '', value, currency, eventId, path });
        return received;
      },
    };
  };
  const fakes = { meta: [fake('meta')], tiktok: [fake('tiktok')], google: [fake('google')] };
  return { fakes, events };
}

/** What those that count visits read in a request: the site, the event, its value, and the address of the page. */
const readers: Readonly<Record<StatisticsProvider, (body: string) => Counted>> = {
  plausible(body) {
    const { domain, name, revenue, url } = JSON.parse(body);
    return { id: domain, name, value: revenue?.amount, currency: revenue?.currency, url };
  },
  umami(body) {
    const { website, name, data, url } = JSON.parse(body).payload;
    return { id: website, name, value: data?.revenue, currency: data?.currency, url };
  },
  matomo(body) {
    const query = new URLSearchParams(body);
    const [id, name, value, url] = ['idsite', 'e_a', 'e_v', 'url'].map((part) => query.get(part));
    return { id, name, value, url };
  },
};

type Counted = Partial<
  Record<'id' | 'name' | 'value' | 'currency' | 'url', string | number | null | undefined>
>;

/** Stands in for those that count visits, and adds what arrives to `events`. */
export function fakeCounters(accounts: readonly CountedAccount[], events: SentEvent[]): Fake[] {
  return accounts.map(({ provider, address }) => ({
    host: (url) => url.origin + url.pathname === address,
    answer(_, request) {
      if (request.method() === 'OPTIONS') return received;
      const { id, name, value, currency, url } = readers[provider](request.postData() ?? '');
      const text = (part: Counted[keyof Counted]) => (part == null ? null : String(part));
      events.push({
        provider,
        id: text(id),
        name: text(name) ?? 'pageview',
        value: text(value),
        currency: text(currency),
        eventId: null,
        path: new URL(String(url)).pathname,
      });
      return received;
    },
  }));
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
  headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
};
