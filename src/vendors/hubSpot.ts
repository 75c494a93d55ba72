import type { Vendor } from './Vendor.ts';

export const hubSpot: Vendor = {
  name: 'HubSpot',
  category: 'scheduling',
  privacy: 'https://legal.hubspot.com/privacy-policy',
  hosts: ['meetings.hubspot.com', '*.hubspot.com', 'static.hsappstatic.net'],
  // knowledge.hubspot.com, "Cookies set in a visitor's browser by HubSpot".
  stores: [
    { name: '__hstc', as: 'cookie', days: 180, at: 'vendor' },
    { name: 'hubspotutk', as: 'cookie', days: 180, at: 'vendor' },
  ],
};
