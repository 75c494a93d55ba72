import type { Vendor } from './Vendor.ts';

/** Meta Pixel Reference; long events go as a form into a frame, so both stand here. */
export const meta: Vendor = {
  name: 'Meta (Facebook, Instagram)',
  category: 'marketing',
  privacy: 'https://www.facebook.com/privacy/policy/',
  sources: {
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    img: ['https://www.facebook.com'],
    frame: ['https://www.facebook.com'],
    form: ['https://www.facebook.com'],
  },
  // developers.facebook.com, "fbp and fbc".
  stores: [
    { name: '_fbp', as: 'cookie', days: 90, at: 'site' },
    { name: '_fbc', as: 'cookie', days: 90, at: 'site' },
  ],
};
