import { cookies, type Vendor } from './Vendor.ts';

const video = vendorOf('embeddedMedia');
const calendar = vendorOf('scheduling');
const endpoint = vendorOf('form');

/** The known services whose videos and calendars are embedded, and to which forms are sent. A calendar and a form have the name of their provider in site.yaml. */
export const embeds = {
  youTube: video('YouTube', ['www.youtube-nocookie.com', 'www.youtube.com'], {
    privacy: 'https://policies.google.com/privacy',
    // policies.google.com/technologies/cookies. Its player without cookies keeps these from play on.
    stores: [
      { name: 'yt-remote-*', as: 'localStorage', days: null, at: 'vendor' },
      ...cookies('vendor', { VISITOR_INFO1_LIVE: 180, VISITOR_PRIVACY_METADATA: 180, YSC: null }),
    ],
  }),
  vimeo: video('Vimeo', ['player.vimeo.com', 'vimeo.com'], {
    privacy: 'https://vimeo.com/privacy',
    // help.vimeo.com/hc/en-us/articles/26080940921361: its player is asked not to track (dnt=1) and
    // keeps nothing itself then. These are Cloudflare's, against robots.
    stores: cookies('vendor', { __cf_bm: 1, _cfuvid: null, cf_clearance: 365 }),
  }),
  loom: video('Loom', ['www.loom.com'], {
    privacy: 'https://www.atlassian.com/legal/privacy-policy',
  }),
  wistia: video('Wistia', ['fast.wistia.net', 'fast.wistia.com'], {
    privacy: 'https://wistia.com/privacy',
    stores: [{ name: 'wistia', as: 'localStorage', days: null, at: 'vendor' }],
  }),
  streamable: video('Streamable', ['streamable.com'], {
    privacy: 'https://support.streamable.com/privacy',
  }),
  dailymotion: video('Dailymotion', ['geo.dailymotion.com', 'www.dailymotion.com'], {
    privacy: 'https://legal.dailymotion.com/en/privacy-policy/',
    stores: cookies('vendor', { v1st: 390, ts: 390 }),
  }),
  googleDrive: video('Google Drive', ['drive.google.com'], {
    privacy: 'https://policies.google.com/privacy',
    // policies.google.com/technologies/cookies.
    stores: cookies('vendor', { NID: 180 }),
  }),
  gumlet: video('Gumlet', ['play.gumlet.io', 'video.gumlet.io'], {
    privacy: 'https://www.gumlet.com/privacy-policy/',
  }),
  bunny: video('Bunny Stream', ['iframe.mediadelivery.net', '*.b-cdn.net'], {
    privacy: 'https://bunny.net/privacy/',
  }),
  mux: video('Mux', ['player.mux.com', 'stream.mux.com'], {
    privacy: 'https://www.mux.com/privacy',
    stores: cookies('vendor', { muxData: 7300 }),
  }),
  cloudflareStream: video(
    'Cloudflare Stream',
    ['*.cloudflarestream.com', 'iframe.videodelivery.net'],
    { privacy: 'https://www.cloudflare.com/privacypolicy/' },
  ),
  calendly: calendar('Calendly', ['calendly.com'], {
    privacy: 'https://calendly.com/legal/privacy-notice',
    only: { script: 'assets.calendly.com', page: 'calendly.com' },
    permissions: ['payment'],
    stores: cookies('vendor', { __calendly_session: 21, __cf_bm: 1 }),
  }),
  calCom: calendar('Cal.com', ['cal.com', 'app.cal.com'], {
    privacy: 'https://cal.com/privacy',
    permissions: ['payment'],
    stores: cookies('vendor', { 'next-auth.*': null }),
  }),
  hubSpot: calendar(
    'HubSpot',
    ['meetings.hubspot.com', '*.hubspot.com', 'static.hsappstatic.net'],
    {
      privacy: 'https://legal.hubspot.com/privacy-policy',
      // knowledge.hubspot.com, "Cookies set in a visitor's browser by HubSpot".
      stores: cookies('vendor', { __hstc: 180, hubspotutk: 180 }),
    },
  ),
  formspree: endpoint('Formspree', ['formspree.io'], {
    privacy: 'https://formspree.io/legal/privacy-policy/',
  }),
  basin: endpoint('Basin', ['usebasin.com'], {
    privacy: 'https://usebasin.com/privacy',
  }),
  netlify: endpoint('Netlify', [], { privacy: 'https://www.netlify.com/privacy/' }),
};

type Known = Pick<Vendor, 'privacy' | 'only' | 'permissions'> & Partial<Pick<Vendor, 'stores'>>;

function vendorOf(category: Vendor['category']) {
  return (name: string, hosts: readonly string[], { stores = [], ...known }: Known): Vendor => ({
    name,
    category,
    hosts,
    stores,
    ...known,
  });
}

/** The known services whose host an embedded address has: one may have several, for different things. */
export function vendorsAt(address: URL): Vendor[] {
  return Object.values<Vendor>(embeds).filter(({ hosts }) =>
    hosts?.some((host) => isHost(address, host)),
  );
}

/** Who is behind an embedded address. An unknown host is a third party like any other: its name is all that is known. */
export function embedVendor(address: URL, category: Vendor['category']): Vendor {
  const known = vendorsAt(address).find((vendor) => vendor.category === category);
  return known ?? { name: address.hostname, category, privacy: `${address.origin}/`, stores: [] };
}

/** Whether an address is at a host; `*.` stands for any name before. */
export function isHost({ hostname }: URL, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}
