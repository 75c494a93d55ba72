import type { PixelConfig } from '#browser/BootConfig.ts';
import type { EventRule } from '#schema/pixel.ts';

/** A pixel with the given rules. */
export function samplePixel(...events: EventRule[]): PixelConfig {
  return {
    accounts: [{ provider: 'meta', id: '000000000000000' }],
    value: 0,
    currency: 'GBP',
    events,
    module: '/assets/providers.js',
    origins: ['https://connect.facebook.net'],
  };
}
