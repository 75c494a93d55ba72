import type { StatisticsProvider } from '#schema/pixel.ts';
import { countedStore } from '#vendors/names.ts';
import type { PixelConfig } from '../BootConfig.ts';
import type { Counter } from './Counter.ts';
import type { Happened, Provider } from './connect.ts';
import { isFirstTime } from './isFirstTime.ts';
import { matomo } from './matomo.ts';
import { plausible } from './plausible.ts';
import { umami } from './umami.ts';

type Counted = Pick<PixelConfig, 'value' | 'currency'> & NonNullable<PixelConfig['statistics']>;

const counters: Readonly<Record<StatisticsProvider, Counter>> = { plausible, umami, matomo };

/**
 * Sends events to those that count visits, by one request each: no script of theirs runs, no cookie is
 * sent or taken, and a service that fails or is blocked affects nothing. Called only while counting is allowed.
 */
export function countVisits({ accounts, value, currency }: Counted): Provider {
  let { referrer } = document;
  const count = ({ rule: { send: name }, pathname }: Happened) => {
    const url = location.origin + pathname + campaignOf(pathname);
    const event = { name, value, currency, url, title: document.title, referrer };
    referrer = '';
    for (const { provider, id, address } of accounts) {
      const request = counters[provider](event, id);
      // Without headers it is a request that needs no leave of the host, whose answer nobody reads.
      const mode = request.headers ? 'cors' : 'no-cors';
      const options = { method: 'POST', credentials: 'omit', keepalive: true, mode } as const;
      fetch(address, { ...request, ...options }).catch(() => {});
    }
  };
  return {
    send(happened) {
      const { send: name, once } = happened.rule;
      if (once && !isFirstTime(name, countedStore)) return;
      // In-site, a page has its title only when it is shown. Whatever else happens may end the page.
      if (name === 'PageView') setTimeout(count, 0, happened);
      else count(happened);
    },
    answered() {},
  };
}

/** The parameters by which the services know a campaign, and no others of the address. */
function campaignOf(pathname: string): string {
  if (pathname !== location.pathname) return '';
  const all = [...new URLSearchParams(location.search)];
  const campaign = all.filter(([key]) => key.startsWith('utm_'));
  return campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : '';
}
