import type { EventName } from '#schema/pixelProvider.ts';
import type { Vendor } from './Vendor.ts';

export const google: Vendor = {
  name: 'Google (Analytics, Ads)',
  category: 'marketing',
  privacy: 'https://policies.google.com/privacy',
  sources: {
    script: ['https://www.googletagmanager.com'],
    connect: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.google.com',
      'https://*.doubleclick.net',
    ],
    img: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://www.google.com',
      'https://*.doubleclick.net',
    ],
    frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
  // support.google.com/analytics/answer/11397207 (_ga), 7519794 (_gac, _gcl).
  stores: [
    { name: '_ga*', as: 'cookie', days: 730, at: 'site' },
    { name: '_gcl_*', as: 'cookie', days: 90, at: 'site' },
    { name: '_gcl_ls', as: 'localStorage', days: null, at: 'site' },
  ],
};

/** Google's own word for an event ("Recommended events"); what it has no word for goes in the same form. */
export function googleName(name: EventName): string {
  return recommended[name] ?? name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase();
}

const recommended: { readonly [Name in EventName]?: string } = {
  CompleteRegistration: 'sign_up',
  InitiateCheckout: 'begin_checkout',
  Lead: 'generate_lead',
  ViewContent: 'view_item',
};
