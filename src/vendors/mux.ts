import type { Vendor } from './Vendor.ts';

export const mux: Vendor = {
  name: 'Mux',
  category: 'embeddedMedia',
  privacy: 'https://www.mux.com/privacy',
  hosts: ['player.mux.com', 'stream.mux.com'],
  stores: [{ name: 'muxData', as: 'cookie', days: 7300, at: 'vendor' }],
};
