import type { Vendor } from './Vendor.ts';

export const calCom: Vendor = {
  name: 'Cal.com',
  category: 'scheduling',
  privacy: 'https://cal.com/privacy',
  hosts: ['cal.com', 'app.cal.com'],
  permissions: ['payment'],
  stores: [{ name: 'next-auth.*', as: 'cookie', days: null, at: 'vendor' }],
};
