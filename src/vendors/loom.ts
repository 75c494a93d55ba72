import type { Vendor } from './Vendor.ts';

export const loom: Vendor = {
  name: 'Loom',
  category: 'embeddedMedia',
  privacy: 'https://www.atlassian.com/legal/privacy-policy',
  hosts: ['www.loom.com'],
  stores: [],
};
