import type { Category } from '#schema/consent.ts';
import { bunny } from './bunny.ts';
import { calCom } from './calCom.ts';
import { calendly } from './calendly.ts';
import { cloudflareStream } from './cloudflareStream.ts';
import { dailymotion } from './dailymotion.ts';
import { googleDrive } from './googleDrive.ts';
import { gumlet } from './gumlet.ts';
import { hubSpot } from './hubSpot.ts';
import { loom } from './loom.ts';
import { mux } from './mux.ts';
import { streamable } from './streamable.ts';
import type { Vendor } from './Vendor.ts';
import { vimeo } from './vimeo.ts';
import { wistia } from './wistia.ts';
import { youTube } from './youTube.ts';

/** The services whose videos and calendars stand in pages, the known ones. */
export const embeds = {
  youTube,
  vimeo,
  loom,
  wistia,
  streamable,
  dailymotion,
  googleDrive,
  gumlet,
  bunny,
  mux,
  cloudflareStream,
  calendly,
  calCom,
  hubSpot,
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
