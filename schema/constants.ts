import { z } from 'zod';
import {
  calendarHeight,
  calendarWidth,
  changeInterval,
  count,
  currency,
  group,
  isFadeShort,
  labelTime,
  line,
  milliseconds,
  money,
  name,
  patience,
  percent,
} from './fields.ts';

const Tier = z.strictObject({
  name: line.describe('The name of the tier.'),
  from: count.describe('How many referred stores the tier starts at.'),
  payout: money.describe('What an affiliate is paid per lead that joins, in the site’s currency.'),
});

/**
 * Every number of the business, once. Elsewhere it is referred to by its path:
 * `${constants.tiers.gold.payout | money}`.
 */
export const Constants = group(
  'Every number of the business, once. Elsewhere it is referred to by its path.',
  {
    currency: currency.describe('The currency of every amount, three capital letters (ISO 4217).'),
    brandRotation: group('The rotating shop name of the hero.', {
      interval: changeInterval.describe('How long until the next shop name, in milliseconds.'),
      fade: milliseconds.max(2000).describe('How long a name fades out or in, in milliseconds.'),
      names: count.describe('How many names rotate.'),
    }).check(isFadeShort),
    copiedLabel: group('Copy buttons.', {
      duration: labelTime.describe('How long a copy button says so, in milliseconds.'),
    }),
    tiers: z.record(name, Tier).describe('The affiliate tiers, by name.'),
    scheduler: group('The booking calendar.', {
      callMinutes: count
        .meta({ unit: 'minutes', sensible: { from: 5, to: 480 } })
        .describe('How long a booked call takes, in minutes.'),
      height: calendarHeight.describe('How high the booking calendar is, in pixels.'),
      minWidth: calendarWidth.describe('How narrow the booking calendar may get, in pixels.'),
      patience: patience.describe(
        'How long until the page says that the calendar is late, in milliseconds.',
      ),
    }),
    pixelEvent: group('What every event of the advertising pixel carries.', {
      value: money.describe('The value that each event carries.'),
    }),
    testimonials: group(
      'How many testimonials there are. A wrong number is an error, so none gets lost.',
      {
        videos: count.describe('How many testimonial videos there are.'),
        pictures: count.describe('How many success-story pictures there are.'),
      },
    ),
    claims: group('What the advertising claims.', {
      competitorCommission: percent.describe('What competitors take, in per cent.'),
      commission: percent.describe('What this service takes, in per cent.'),
      extraProfit: money.describe('Extra profit for the shop per "sales".'),
      sales: money.describe('The sales that "extra profit" is counted on.'),
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
    custom: z
      .record(name, z.union([line, z.number()]))
      .optional()
      .describe('Values of your own, used as ${constants.custom.NAME}.'),
  },
);

export type Constants = z.output<typeof Constants>;
