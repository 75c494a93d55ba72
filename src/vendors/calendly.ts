import type { Vendor } from './Vendor.ts';

export const calendly: Vendor = {
  name: 'Calendly',
  category: 'scheduling',
  privacy: 'https://calendly.com/legal/privacy-notice',
  hosts: ['calendly.com'],
  only: { script: 'assets.calendly.com', page: 'calendly.com' },
  permissions: ['payment'],
  stores: [
    { name: '__calendly_session', as: 'cookie', days: 21, at: 'vendor' },
    { name: '__cf_bm', as: 'cookie', days: 1, at: 'vendor' },
  ],
};
