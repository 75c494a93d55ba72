import type { Vendor } from './Vendor.ts';

export const streamable: Vendor = {
  name: 'Streamable',
  category: 'embeddedMedia',
  privacy: 'https://support.streamable.com/privacy',
  hosts: ['streamable.com'],
  stores: [],
};
