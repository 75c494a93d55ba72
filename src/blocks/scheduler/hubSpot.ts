import { fieldOf } from '#parts/fieldOf.ts';
import type { Adapter } from './Adapter.ts';
import { readPixels } from './readPixels.ts';

/**
 * HubSpot Meetings without its script. Its messages are no documented contract: whichever object
 * comes from its own host proves that the page lives, but silence proves nothing.
 */
export const hubSpot: Adapter = {
  address(page) {
    const address = new URL(page);
    address.searchParams.set('embed', 'true');
    return address.href;
  },
  origins: [],
  speaks: false,
  read(message) {
    if (typeof message !== 'object' || message === null) return undefined;
    if (fieldOf(message, 'meetingBookSucceeded') === true) return { says: 'scheduled' };
    const pixels = readPixels(fieldOf(message, 'height'));
    return pixels === undefined ? { says: 'alive' } : { says: 'height', pixels };
  },
};
