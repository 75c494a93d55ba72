import { fieldOf } from '#parts/fieldOf.ts';
import type { Adapter, Sign } from './Adapter.ts';
import { readPixels } from './readPixels.ts';

declare global {
  interface Window {
    /** What Calendly's widget.js puts on the page ("Getting Started with Embeds"). */
    Calendly?: { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void };
  }
}

/** Calendly, with its script or without: the frame is the same ("Embed Parent Window Events"). */
export const calendly: Adapter = {
  address(page, embedder) {
    const address = new URL(page);
    address.searchParams.set('embed_type', 'Inline');
    // Without it the frame sends no messages.
    address.searchParams.set('embed_domain', embedder);
    return address.href;
  },
  origins: ['https://calendly.com'],
  speaks: true,
  read(message): Sign | undefined {
    switch (fieldOf(message, 'event')) {
      case 'calendly.profile_page_viewed':
      case 'calendly.event_type_viewed':
      case 'calendly.date_and_time_selected':
        return { says: 'alive' };
      case 'calendly.event_scheduled':
        return { says: 'scheduled' };
      case 'calendly.page_height': {
        const pixels = readPixels(fieldOf(fieldOf(message, 'payload'), 'height'));
        return pixels === undefined ? { says: 'alive' } : { says: 'height', pixels };
      }
      default:
        return undefined;
    }
  },
  widget: {
    isThere: () => typeof window.Calendly?.initInlineWidget === 'function',
    draw: (url, parentElement) => window.Calendly?.initInlineWidget({ url, parentElement }),
  },
};
