import { fieldOf } from '#parts/fieldOf.ts';
import type { Adapter, Sign } from './Adapter.ts';
import { readPixels } from './readPixels.ts';

/**
 * Cal.com without its script. Only the page under `/embed` may be framed, and it shows itself after
 * a greeting: it says `__iframeReady`, and waits for `parentKnowsIframeReady` (@calcom/embed-core).
 */
export const calCom: Adapter = {
  address(page) {
    const address = new URL(page);
    address.pathname = `${address.pathname.replace(/(?:\/embed)?\/*$/, '')}/embed`;
    address.searchParams.set('embed', '');
    address.searchParams.set('embedType', 'inline');
    return address.href;
  },
  origins: ['https://cal.com', 'https://app.cal.com'],
  speaks: true,
  read(message): Sign | undefined {
    if (fieldOf(message, 'originator') !== 'CAL') return undefined;
    switch (fieldOf(message, 'type')) {
      case '__iframeReady':
        return { says: 'ready', answer: { originator: 'CAL', method: 'parentKnowsIframeReady' } };
      case 'linkReady':
        return { says: 'alive' };
      case 'linkFailed':
        return { says: 'broken' };
      case 'bookingSuccessful':
      case 'bookingSuccessfulV2':
        return { says: 'scheduled' };
      case '__dimensionChanged': {
        const pixels = readPixels(fieldOf(fieldOf(message, 'data'), 'iframeHeight'));
        return pixels === undefined ? undefined : { says: 'height', pixels };
      }
      default:
        return undefined;
    }
  },
};
