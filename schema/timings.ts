import type { z } from 'zod';
import { count, group, labelTime, milliseconds } from './fields.ts';

export const Timings = group('How long the page takes for what it does by itself.', {
  copiedLabel: group('Copy buttons.', {
    duration: labelTime.describe('How long a copy button says so, in milliseconds.'),
  }),
  toast: group('Short messages at the edge of the page.', {
    limit: count
      .min(1)
      .meta({ sensible: { from: 1, to: 5 } })
      .describe('How many messages are shown at once.'),
    removeAfter: milliseconds
      .meta({ sensible: { from: 1000, to: 3_600_000 } })
      .describe('When a dismissed message leaves the memory, in milliseconds.'),
  }),
  tooltip: group('The help that appears beside a button.', {
    delay: milliseconds
      .meta({ sensible: { from: 0, to: 3000 } })
      .describe('How long until a tooltip appears, in milliseconds.'),
  }),
  fetching: group('Whatever a page downloads while it is open.', {
    retries: count.max(10).describe('How often a failed download is tried again, 0 to 10.'),
    retryDelay: milliseconds
      .meta({ sensible: { from: 100, to: 30_000 } })
      .describe(
        'How long until the first new try, in milliseconds. Each further wait is twice as long.',
      ),
    timeout: milliseconds
      .min(500)
      .meta({ sensible: { from: 2000, to: 60_000 } })
      .describe('How long one try may take, in milliseconds.'),
    cacheFor: milliseconds.describe('How long downloaded pages are kept, in milliseconds.'),
  }),
});

export type Timings = z.output<typeof Timings>;
