import type { Pixel, PixelAccount, ProviderName, StatisticsProvider } from '#schema/pixel.ts';
import { isStatistics } from './names.ts';
import { cookies, type Vendor } from './Vendor.ts';

type Advertiser = Exclude<ProviderName, StatisticsProvider>;

/** Who is behind each provider of the pixel. A list on the page itself is nobody else's. */
export const pixelVendors: Readonly<Record<Advertiser, Vendor | null>> = {
  // Meta Pixel Reference; long events go as a form into a frame, so both are here.
  meta: {
    name: 'Meta (Facebook, Instagram)',
    category: 'marketing',
    privacy: 'https://www.facebook.com/privacy/policy/',
    sources: {
      script: ['https://connect.facebook.net'],
      connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
      img: ['https://www.facebook.com'],
      frame: ['https://www.facebook.com'],
      form: ['https://www.facebook.com'],
    },
    // developers.facebook.com, "fbp and fbc".
    stores: cookies('site', { _fbp: 90, _fbc: 90 }),
  },
  tiktok: {
    name: 'TikTok',
    category: 'marketing',
    privacy: 'https://www.tiktok.com/legal/page/eea/privacy-policy/en',
    sources: {
      script: ['https://analytics.tiktok.com'],
      connect: ['https://analytics.tiktok.com', 'https://mon.tiktok.com', 'https://mcs.tiktok.com'],
      img: ['https://analytics.tiktok.com'],
    },
    // ads.tiktok.com, "About using cookies with TikTok Pixel": 13 months after the last use.
    stores: [
      ...cookies('site', { _ttp: 390, _tt_enable_cookie: 390, ttclid: 390, 'ttcsid*': 390 }),
      { name: 'tt_*', as: 'sessionStorage', days: null, at: 'site' },
    ],
  },
  google: {
    name: 'Google (Analytics, Ads)',
    category: 'marketing',
    privacy: 'https://policies.google.com/privacy',
    sources: {
      script: ['https://www.googletagmanager.com'],
      connect: [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.google.com',
        'https://*.doubleclick.net',
      ],
      img: [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://www.google.com',
        'https://*.doubleclick.net',
      ],
      frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
    },
    // support.google.com/analytics/answer/11397207 (_ga), 7519794 (_gac, _gcl).
    stores: [
      ...cookies('site', { '_ga*': 730, '_gcl_*': 90 }),
      { name: '_gcl_ls', as: 'localStorage', days: null, at: 'site' },
    ],
  },
  dataLayer: null,
};

/** Every account that the events go to. */
export function accountsOf({ also = [], ...pixel }: Pixel): PixelAccount[] {
  const { provider, id, host, ask, conversions } = pixel;
  const first = {
    provider,
    id,
    ...(host !== undefined && { host }),
    ...(ask !== undefined && { ask }),
    ...(conversions && { conversions }),
  };
  return [first, ...also];
}

type Advertising = PixelAccount & { provider: Advertiser };

/** The accounts of advertising, and lists of the operator's own. */
export function advertisingAccounts(pixel: Pixel | undefined): Advertising[] {
  const isAdvertising = (account: PixelAccount): account is Advertising =>
    !isStatistics(account.provider);
  return (pixel ? accountsOf(pixel) : []).filter(isAdvertising);
}
