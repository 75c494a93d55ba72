import type { Adapter } from './Adapter.ts';

type Call = [method: string, ...args: unknown[]];
type Method = (...args: unknown[]) => void;
type Called = 'page' | 'track' | 'grantConsent' | 'revokeConsent';

/** A list of calls, with a method for each of them, which TikTok's script replaces by its own. */
type Ttq = Call[] &
  Record<Called, Method> & {
    methods: string[];
    instance(id: string): Call[];
    _i: Record<string, Call[] & { _u: string }>;
    _t: Record<string, number>;
    _o: Record<string, object>;
  };

declare global {
  interface Window {
    TiktokAnalyticsObject?: string;
    ttq?: Ttq;
  }
}

const script = 'https://analytics.tiktok.com/i18n/pixel/events.js';

/** What TikTok's script looks for in the list that it takes over. */
const methods = (
  'page track identify instances debug on off once ready alias group ' +
  'enableCookie disableCookie holdConsent revokeConsent grantConsent'
).split(' ');

/**
 * The TikTok pixel. Its queue is an array of calls: a function as Meta's would lose every event
 * without a word (nuxt/scripts#785). `page()` is called by our rules alone.
 */
export const tiktok: Adapter = (accounts) => {
  const ttq = defer([] as Call[]) as Ttq;
  Object.assign(ttq, {
    methods,
    instance: (id: string) => defer(ttq._i[id] ?? []),
    _i: {},
    _t: {},
    _o: {},
  });
  window.TiktokAnalyticsObject = 'ttq';
  window.ttq = ttq;
  for (const { id } of accounts) {
    ttq._i[id] = Object.assign([] as Call[], { _u: script });
    ttq._t[id] = Date.now();
    ttq._o[id] = {};
  }
  return {
    scripts: accounts.map(({ id }) => `${script}?sdkid=${id}&lib=ttq`),
    send({ name, value, currency, id }) {
      if (name === 'PageView') window.ttq?.page();
      else window.ttq?.track(name, { value, currency }, { event_id: id });
    },
    answered(isAllowed) {
      if (isAllowed) window.ttq?.grantConsent();
      else window.ttq?.revokeConsent();
    },
    forget: () => void ttq.splice(0),
  };
};

function defer(calls: Call[]): Call[] {
  const deferred = methods.map((method) => [
    method,
    (...args: unknown[]) => void calls.push([method, ...args]),
  ]);
  return Object.assign(calls, Object.fromEntries(deferred));
}
