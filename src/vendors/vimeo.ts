import type { Vendor } from './Vendor.ts';

export const vimeo: Vendor = {
  name: 'Vimeo',
  category: 'embeddedMedia',
  privacy: 'https://vimeo.com/privacy',
  hosts: ['player.vimeo.com', 'vimeo.com'],
  // Its player is asked not to track (dnt=1), so it keeps no more than this.
  stores: [
    { name: 'player', as: 'cookie', days: 365, at: 'vendor' },
    { name: '__cf_bm', as: 'cookie', days: 1, at: 'vendor' },
  ],
};
