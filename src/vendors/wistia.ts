import type { Vendor } from './Vendor.ts';

export const wistia: Vendor = {
  name: 'Wistia',
  category: 'embeddedMedia',
  privacy: 'https://wistia.com/privacy',
  hosts: ['fast.wistia.net', 'fast.wistia.com'],
  stores: [{ name: 'wistia', as: 'localStorage', days: null, at: 'vendor' }],
};
