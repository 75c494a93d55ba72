import { z } from 'zod';
import {
  calendarHeight,
  calendarWidth,
  changeInterval,
  count,
  labelTime,
  milliseconds,
  money,
  patience,
  percent,
} from './number.ts';
import { longFade, isFadeShort } from './fade.ts';
import { line, name } from './text.ts';

const Tier = z.strictObject({
  name: line.describe('The name of the tier.'),
  from: count.describe('How many referred stores the tier starts at.'),
  payout: money.describe('What an affiliate is paid per lead that joins, in the site’s currency.'),
});

/**
 * Every number of the business, once. Elsewhere it is referred to by its path:
 * `${constants.tiers.gold.payout | money}`.
 */
export const Constants = z
  .strictObject({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Three capital letters (ISO 4217), such as GBP.')
      .describe('The currency of every amount, three capital letters (ISO 4217).'),
    brandRotation: z
      .strictObject({
        interval: changeInterval.describe('How long until the next shop name, in milliseconds.'),
        fade: milliseconds.max(2000).describe('How long a name fades out or in, in milliseconds.'),
        names: count.describe('How many names rotate.'),
      })
      .refine(isFadeShort, {
        path: ['fade'],
        params: { code: 'long-fade' },
        error: longFade,
      })
      .describe('The rotating shop name of the hero.'),
    copiedLabel: z
      .strictObject({
        duration: labelTime.describe('How long a copy button says so, in milliseconds.'),
      })
      .describe('Copy buttons.'),
    tiers: z.record(name, Tier).describe('The affiliate tiers, by name.'),
    scheduler: z
      .strictObject({
        callMinutes: count
          .meta({ unit: 'minutes', sensible: { from: 5, to: 480 } })
          .describe('How long a booked call takes, in minutes.'),
        height: calendarHeight.describe('How high the booking calendar is, in pixels.'),
        minWidth: calendarWidth.describe('How narrow the booking calendar may get, in pixels.'),
        patience: patience.describe(
          'How long until the page says that the calendar is late, in milliseconds.',
        ),
      })
      .describe('The booking calendar.'),
    pixelEvent: z
      .strictObject({ value: money.describe('The value that each event carries.') })
      .describe('What every event of the advertising pixel carries.'),
    testimonials: z
      .strictObject({
        videos: count.describe('How many testimonial videos there are.'),
        pictures: count.describe('How many success-story pictures there are.'),
      })
      .describe('How many testimonials there are. A wrong number is an error, so none gets lost.'),
    claims: z
      .strictObject({
        competitorCommission: percent.describe('What competitors take, in per cent.'),
        commission: percent.describe('What this service takes, in per cent.'),
        extraProfit: money.describe('Extra profit for the shop per "sales".'),
        sales: money.describe('The sales that "extra profit" is counted on.'),
      })
      .describe('What the advertising claims.'),
    toast: z
      .strictObject({
        limit: count
          .min(1)
          .meta({ sensible: { from: 1, to: 5 } })
          .describe('How many messages are shown at once.'),
        removeAfter: milliseconds
          .meta({ sensible: { from: 1000, to: 3_600_000 } })
          .describe('When a dismissed message leaves the memory, in milliseconds.'),
      })
      .describe('Short messages at the edge of the page.'),
    tooltip: z
      .strictObject({
        delay: milliseconds
          .meta({ sensible: { from: 0, to: 3000 } })
          .describe('How long until a tooltip appears, in milliseconds.'),
      })
      .describe('The help that appears beside a button.'),
    fetching: z
      .strictObject({
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
      })
      .describe('Whatever a page downloads while it is open.'),
    custom: z
      .record(name, z.union([line, z.number()]))
      .optional()
      .describe('Values of your own, used as ${constants.custom.NAME}.'),
  })
  .describe('Every number of the business, once. Elsewhere it is referred to by its path.');

export type Constants = z.output<typeof Constants>;
