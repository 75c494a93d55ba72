import type { Category } from '#schema/consent.ts';
import type { Vendor } from './Vendor.ts';

/** The known services whose videos and calendars are embedded. A calendar has the name of its provider in site.yaml. */
export const embeds = {
  youTube: {
    name: 'YouTube',
    category: 'embeddedMedia',
    privacy: 'https://policies.google.com/privacy',
    hosts: ['www.youtube-nocookie.com', 'www.youtube.com'],
    // policies.google.com/technologies/cookies. Its player without cookies keeps these from play on.
    stores: [
      { name: 'yt-remote-*', as: 'localStorage', days: null, at: 'vendor' },
      { name: 'VISITOR_INFO1_LIVE', as: 'cookie', days: 180, at: 'vendor' },
      { name: 'VISITOR_PRIVACY_METADATA', as: 'cookie', days: 180, at: 'vendor' },
      { name: 'YSC', as: 'cookie', days: null, at: 'vendor' },
    ],
  },
  vimeo: {
    name: 'Vimeo',
    category: 'embeddedMedia',
    privacy: 'https://vimeo.com/privacy',
    hosts: ['player.vimeo.com', 'vimeo.com'],
    // help.vimeo.com/hc/en-us/articles/26080940921361: its player is asked not to track (dnt=1) and
    // keeps nothing of its own then. These are Cloudflare's, against robots.
    stores: [
      { name: '__cf_bm', as: 'cookie', days: 1, at: 'vendor' },
      { name: '_cfuvid', as: 'cookie', days: null, at: 'vendor' },
      { name: 'cf_clearance', as: 'cookie', days: 365, at: 'vendor' },
    ],
  },
  loom: {
    name: 'Loom',
    category: 'embeddedMedia',
    privacy: 'https://www.atlassian.com/legal/privacy-policy',
    hosts: ['www.loom.com'],
    stores: [],
  },
  wistia: {
    name: 'Wistia',
    category: 'embeddedMedia',
    privacy: 'https://wistia.com/privacy',
    hosts: ['fast.wistia.net', 'fast.wistia.com'],
    stores: [{ name: 'wistia', as: 'localStorage', days: null, at: 'vendor' }],
  },
  streamable: {
    name: 'Streamable',
    category: 'embeddedMedia',
    privacy: 'https://support.streamable.com/privacy',
    hosts: ['streamable.com'],
    stores: [],
  },
  dailymotion: {
    name: 'Dailymotion',
    category: 'embeddedMedia',
    privacy: 'https://legal.dailymotion.com/en/privacy-policy/',
    hosts: ['geo.dailymotion.com', 'www.dailymotion.com'],
    stores: [
      { name: 'v1st', as: 'cookie', days: 390, at: 'vendor' },
      { name: 'ts', as: 'cookie', days: 390, at: 'vendor' },
    ],
  },
  googleDrive: {
    name: 'Google Drive',
    category: 'embeddedMedia',
    privacy: 'https://policies.google.com/privacy',
    hosts: ['drive.google.com'],
    // policies.google.com/technologies/cookies.
    stores: [{ name: 'NID', as: 'cookie', days: 180, at: 'vendor' }],
  },
  gumlet: {
    name: 'Gumlet',
    category: 'embeddedMedia',
    privacy: 'https://www.gumlet.com/privacy-policy/',
    hosts: ['play.gumlet.io', 'video.gumlet.io'],
    stores: [],
  },
  bunny: {
    name: 'Bunny Stream',
    category: 'embeddedMedia',
    privacy: 'https://bunny.net/privacy/',
    hosts: ['iframe.mediadelivery.net', '*.b-cdn.net'],
    stores: [],
  },
  mux: {
    name: 'Mux',
    category: 'embeddedMedia',
    privacy: 'https://www.mux.com/privacy',
    hosts: ['player.mux.com', 'stream.mux.com'],
    stores: [{ name: 'muxData', as: 'cookie', days: 7300, at: 'vendor' }],
  },
  cloudflareStream: {
    name: 'Cloudflare Stream',
    category: 'embeddedMedia',
    privacy: 'https://www.cloudflare.com/privacypolicy/',
    hosts: ['*.cloudflarestream.com', 'iframe.videodelivery.net'],
    stores: [],
  },
  calendly: {
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
  },
  calCom: {
    name: 'Cal.com',
    category: 'scheduling',
    privacy: 'https://cal.com/privacy',
    hosts: ['cal.com', 'app.cal.com'],
    permissions: ['payment'],
    stores: [{ name: 'next-auth.*', as: 'cookie', days: null, at: 'vendor' }],
  },
  hubSpot: {
    name: 'HubSpot',
    category: 'scheduling',
    privacy: 'https://legal.hubspot.com/privacy-policy',
    hosts: ['meetings.hubspot.com', '*.hubspot.com', 'static.hsappstatic.net'],
    // knowledge.hubspot.com, "Cookies set in a visitor's browser by HubSpot".
    stores: [
      { name: '__hstc', as: 'cookie', days: 180, at: 'vendor' },
      { name: 'hubspotutk', as: 'cookie', days: 180, at: 'vendor' },
    ],
  },
} as const satisfies Readonly<Record<string, Vendor>>;

/** Who is behind an embedded address. An unknown host is a third party like any other: its name is all that is known. */
export function embedVendor(address: URL, category: Category): Vendor {
  const known = Object.values<Vendor>(embeds).find(
    (vendor) => vendor.category === category && vendor.hosts?.some((host) => isHost(address, host)),
  );
  return known ?? { name: address.hostname, category, privacy: `${address.origin}/`, stores: [] };
}

function isHost({ hostname }: URL, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}
