import type { EventRule, Pixel } from '#schema/pixel.ts';

/** A pixel with the given rules. */
export function samplePixel(...events: EventRule[]): Pixel {
  return { provider: 'meta', id: '000000000000000', value: 0, currency: 'GBP', events };
}
