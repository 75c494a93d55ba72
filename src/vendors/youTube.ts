import type { Vendor } from './Vendor.ts';

export const youTube: Vendor = {
  name: 'YouTube',
  category: 'embeddedMedia',
  privacy: 'https://policies.google.com/privacy',
  hosts: ['www.youtube-nocookie.com', 'www.youtube.com'],
  // policies.google.com/technologies/cookies. Its player without cookies keeps these from play on.
  stores: [
    { name: 'yt-remote-*', as: 'localStorage', days: null, at: 'vendor' },
    { name: 'VISITOR_INFO1_LIVE', as: 'cookie', days: 180, at: 'vendor' },
    { name: 'VISITOR_PRIVACY_METADATA', as: 'cookie', days: 180, at: 'vendor' },
    { name: 'YSC', as: 'cookie', days: null, at: 'vendor' },
  ],
};
