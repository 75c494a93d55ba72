import type { Vendor } from './Vendor.ts';

export const gumlet: Vendor = {
  name: 'Gumlet',
  category: 'embeddedMedia',
  privacy: 'https://www.gumlet.com/privacy-policy/',
  hosts: ['play.gumlet.io', 'video.gumlet.io'],
  stores: [],
};
