import type { Links } from '#schema/links.ts';
import type { Pixel, StatisticsProvider } from '#schema/pixel.ts';
import { isHost } from './embeds.ts';
import { isStatistics } from './names.ts';
import { accountsOf } from './pixels.ts';
import type { Vendor } from './Vendor.ts';

type Counter = Vendor & {
  /** Where events go that have no address of the operator's own. */
  at?: string;
  /** What follows the address of an installation. */
  path: string;
};

/**
 * Those that count visits. The site's own script sends each event to their documented address, without
 * cookies (#browser/providers/countVisits.ts): nothing of theirs runs here, and nothing is kept.
 */
const counters: Readonly<Record<StatisticsProvider, Counter>> = {
  // plausible.io/docs/events-api.
  plausible: {
    name: 'Plausible',
    category: 'statistics',
    privacy: 'https://plausible.io/data-policy',
    hosts: ['plausible.io'],
    stores: [],
    at: 'https://plausible.io',
    path: '/api/event',
  },
  // docs.umami.is/docs/api/sending-stats. The script of its cloud sends to a host that changes without notice.
  umami: {
    name: 'Umami',
    category: 'statistics',
    privacy: 'https://umami.is/privacy',
    hosts: ['*.umami.is'],
    stores: [],
    at: 'https://cloud.umami.is',
    path: '/api/send',
  },
  // developer.matomo.org/api-reference/tracking-api.
  matomo: {
    name: 'Matomo',
    category: 'statistics',
    privacy: 'https://matomo.org/matomo-cloud-privacy-policy/',
    hosts: ['*.matomo.cloud'],
    stores: [],
    path: '/matomo.php',
  },
};

/** An account that counts visits, with the address that its events are sent to. */
export type CountedAccount = { provider: StatisticsProvider; id: string; address: string };

/** The accounts that count visits, as far as the links exist that they name. */
export function countedAccounts(pixel: Pixel | undefined, links: Links): CountedAccount[] {
  return (pixel ? accountsOf(pixel) : []).flatMap(({ provider, id, host }) => {
    if (!isStatistics(provider)) return [];
    const { at, path } = counters[provider];
    const base = host === undefined ? at : links[host]?.href;
    if (!base?.startsWith('https:')) return [];
    const { origin, pathname } = new URL(base);
    const folder = pathname.replace(/\/+$/, '');
    return [{ provider, id, address: origin + folder + (folder.endsWith(path) ? '' : path) }];
  });
}

/** Whether visits are counted without a question, so that visitors must be able to object. */
export function countsUnasked(pixel: Pixel | undefined, asks: boolean | undefined): boolean {
  return (pixel ? accountsOf(pixel) : []).some(
    ({ provider, ask }) => isStatistics(provider) && (asks === false || ask === false),
  );
}

/**
 * Who counts visits at an address. On a server of the operator's own, the company that wrote the program
 * learns nothing, but for Plausible, which may be behind a proxy.
 */
export function counterVendor({ provider, address }: CountedAccount): Vendor {
  const { at: _at, path: _path, ...vendor } = counters[provider];
  const url = new URL(address);
  const sources = { connect: [url.origin] };
  if (vendor.hosts?.some((host) => isHost(url, host))) return { ...vendor, sources };
  const privacy = provider === 'plausible' ? vendor.privacy : '';
  return { ...vendor, name: `${vendor.name} (${url.hostname})`, privacy, sources };
}
