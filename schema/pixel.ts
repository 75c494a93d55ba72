import { z } from 'zod';
import { group } from './group.ts';
import { currency } from './number.ts';
import { routePath } from './path.ts';
import { hasConversionsRight, hasIdForm, pixelProvider, standardEvent } from './pixelProvider.ts';
import { name } from './text.ts';

const route = routePath.meta({ kind: 'route' });
const pages = z.union([z.literal('all'), z.array(route).min(1)]);

const triggers = ['onVisit', 'onClick', 'onSchedule'] as const;

/** One rule: what is sent, and when. */
const EventRule = z
  .strictObject({
    send: standardEvent.describe('The event to send. Every provider gets its own name for it.'),
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
    once: z
      .boolean()
      .optional()
      .describe(
        'true: at most once in a browser tab, however often it happens there. For events that a reload would count again, such as Lead.',
      ),
  })
  .refine((rule) => triggers.filter((trigger) => rule[trigger] !== undefined).length === 1, {
    error: 'A rule needs either onVisit, onClick or onSchedule.',
  })
  .meta({ alternatives: triggers })
  .refine((rule) => rule.except === undefined || rule.onVisit === 'all', {
    path: ['except'],
    error: '"except" only makes sense with "onVisit: all".',
  });

const Also = group('A further account that gets the same events.', pixelProvider).check(
  hasIdForm,
  hasConversionsRight,
);

export const Pixel = group('The advertising pixel. Without this part, no event is sent.', {
  ...pixelProvider,
  also: z
    .array(Also)
    .max(10)
    .optional()
    .describe('Further accounts that get the same events, of the same provider or of others.'),
  value: z.number().min(0).max(1_000_000).describe('The value that every event carries.'),
  currency: currency.describe('The currency that every event carries (ISO 4217).'),
  events: z.array(EventRule).max(100).describe('What is sent, and when.'),
})
  .check(hasIdForm, hasConversionsRight)
  .refine(
    ({ id, also = [] }) => new Set([id, ...also.map((account) => account.id)]).size > also.length,
    { path: ['also'], error: 'The same id stands twice, so every event would be counted twice.' },
  );

export type Pixel = z.output<typeof Pixel>;
export type EventRule = z.output<typeof EventRule>;
