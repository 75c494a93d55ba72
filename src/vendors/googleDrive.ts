import type { Vendor } from './Vendor.ts';

export const googleDrive: Vendor = {
  name: 'Google Drive',
  category: 'embeddedMedia',
  privacy: 'https://policies.google.com/privacy',
  hosts: ['drive.google.com'],
  stores: [{ name: 'NID', as: 'cookie', days: 180, at: 'vendor' }],
};
