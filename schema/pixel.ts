import { z } from 'zod';
import { routePath } from './path.ts';
import { name } from './text.ts';

const route = routePath.meta({ kind: 'route' });
const pages = z.union([z.literal('all'), z.array(route).min(1)]);

/** The standard events of the Meta pixel (Meta Pixel Reference, "Standard events"). */
const standardEvent = z.enum([
  'PageView',
  'AddPaymentInfo',
  'AddToCart',
  'AddToWishlist',
  'CompleteRegistration',
  'Contact',
  'CustomizeProduct',
  'Donate',
  'FindLocation',
  'InitiateCheckout',
  'Lead',
  'Purchase',
  'Schedule',
  'Search',
  'StartTrial',
  'SubmitApplication',
  'Subscribe',
  'ViewContent',
]);

/** One rule: what is sent, and when. */
const EventRule = z
  .strictObject({
    send: standardEvent.describe('The event to send, a standard event of the Meta pixel.'),
    onVisit: pages.optional().describe('Send it when a page is visited: all, or a list of pages.'),
    except: z.array(route).min(1).optional().describe('Pages that an "onVisit: all" leaves out.'),
    onClick: name
      .meta({ kind: 'click' })
      .optional()
      .describe('Send it when a button with this clickName is pressed.'),
    onSchedule: pages
      .optional()
      .describe(
        'Send it when a visitor has booked in the calendar of a page: all, or a list of pages.',
      ),
  })
  .refine(
    ({ onVisit, onClick, onSchedule }) =>
      [onVisit, onClick, onSchedule].filter((moment) => moment !== undefined).length === 1,
    { error: 'A rule needs either onVisit, onClick or onSchedule.' },
  )
  .refine((rule) => rule.except === undefined || rule.onVisit === 'all', {
    path: ['except'],
    error: '"except" only makes sense with "onVisit: all".',
  });

/** The advertising pixel: whose it is, and which visit or click sends what. */
export const Pixel = z
  .strictObject({
    provider: z.enum(['meta']).describe('Whose pixel it is: meta (Facebook and Instagram).'),
    id: z
      .string()
      .regex(/^\d{10,20}$/, 'The pixel id: 10 to 20 digits, in quotes.')
      .describe('The id of the pixel, 10 to 20 digits, in quotes.'),
    value: z.number().min(0).max(1_000_000).describe('The value that every event carries.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Three capital letters (ISO 4217), such as GBP.')
      .describe('The currency that every event carries (ISO 4217).'),
    events: z.array(EventRule).max(100).describe('What is sent, and when.'),
  })
  .describe('The advertising pixel. Without this part, no event is sent.');

export type Pixel = z.output<typeof Pixel>;
export type EventRule = z.output<typeof EventRule>;
