import type { Vendor } from './Vendor.ts';

export const dailymotion: Vendor = {
  name: 'Dailymotion',
  category: 'embeddedMedia',
  privacy: 'https://legal.dailymotion.com/en/privacy-policy/',
  hosts: ['geo.dailymotion.com', 'www.dailymotion.com'],
  stores: [
    { name: 'v1st', as: 'cookie', days: 390, at: 'vendor' },
    { name: 'ts', as: 'cookie', days: 390, at: 'vendor' },
  ],
};
