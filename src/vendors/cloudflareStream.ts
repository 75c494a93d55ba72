import type { Vendor } from './Vendor.ts';

export const cloudflareStream: Vendor = {
  name: 'Cloudflare Stream',
  category: 'embeddedMedia',
  privacy: 'https://www.cloudflare.com/privacypolicy/',
  hosts: ['*.cloudflarestream.com', 'iframe.videodelivery.net'],
  stores: [],
};
