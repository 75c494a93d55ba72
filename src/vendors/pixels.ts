import type { Pixel } from '#schema/pixel.ts';
import type { EventName, PixelAccount, ProviderName } from '#schema/pixelProvider.ts';
import { google, googleName } from './google.ts';
import { meta } from './meta.ts';
import { tiktok } from './tiktok.ts';
import type { Vendor } from './Vendor.ts';

/** Who is behind each provider of the pixel. A list on the page itself is nobody else's. */
export const pixelVendors: Readonly<Record<ProviderName, Vendor | null>> = {
  meta,
  tiktok,
  google,
  dataLayer: null,
};

/** Every account that the events go to. */
export function accountsOf({ provider, id, conversions, also = [] }: Pixel): PixelAccount[] {
  return [{ provider, id, ...(conversions && { conversions }) }, ...also];
}

/** What a provider calls an event. */
export function nameFor(provider: ProviderName, name: EventName): string {
  return provider === 'google' ? googleName(name) : name;
}
