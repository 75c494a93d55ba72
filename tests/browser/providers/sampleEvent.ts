import type { PixelEvent } from '#browser/providers/Adapter.ts';

/** An event as it comes to an adapter. */
export function sampleEvent(name: PixelEvent['name'], id: string): PixelEvent {
  return { name, id, value: 0, currency: 'GBP', page: 'https://shop.example/buy-media' };
}
