import type { Vendor } from './Vendor.ts';

export const googleDrive: Vendor = {
  name: 'Google Drive',
  category: 'embeddedMedia',
  privacy: 'https://policies.google.com/privacy',
  hosts: ['drive.google.com'],
  // policies.google.com/technologies/cookies.
  stores: [{ name: 'NID', as: 'cookie', days: 180, at: 'vendor' }],
};
