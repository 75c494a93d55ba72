import type { Vendor } from './Vendor.ts';

export const vimeo: Vendor = {
  name: 'Vimeo',
  category: 'embeddedMedia',
  privacy: 'https://vimeo.com/privacy',
  hosts: ['player.vimeo.com', 'vimeo.com'],
  // help.vimeo.com/hc/en-us/articles/26080940921361: its player is asked not to track (dnt=1) and
  // keeps nothing of its own then. These are Cloudflare's, against robots.
  stores: [
    { name: '__cf_bm', as: 'cookie', days: 1, at: 'vendor' },
    { name: '_cfuvid', as: 'cookie', days: null, at: 'vendor' },
    { name: 'cf_clearance', as: 'cookie', days: 365, at: 'vendor' },
  ],
};
