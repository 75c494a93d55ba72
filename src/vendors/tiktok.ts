import type { Vendor } from './Vendor.ts';

export const tiktok: Vendor = {
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
    { name: '_ttp', as: 'cookie', days: 390, at: 'site' },
    { name: '_tt_enable_cookie', as: 'cookie', days: 390, at: 'site' },
    { name: 'ttclid', as: 'cookie', days: 390, at: 'site' },
    { name: 'ttcsid*', as: 'cookie', days: 390, at: 'site' },
    { name: 'tt_*', as: 'sessionStorage', days: null, at: 'site' },
  ],
};
