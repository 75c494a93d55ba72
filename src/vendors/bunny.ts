import type { Vendor } from './Vendor.ts';

export const bunny: Vendor = {
  name: 'Bunny Stream',
  category: 'embeddedMedia',
  privacy: 'https://bunny.net/privacy/',
  hosts: ['iframe.mediadelivery.net', '*.b-cdn.net'],
  stores: [],
};
