import { z } from 'zod';
import {
  label,
  linkName,
  list,
  milliseconds,
  paragraph,
  pixels,
  stateLabel,
  stateLine,
  target,
} from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

const height = pixels.meta({ sensible: { from: 300, to: 2000 } });
const width = pixels.meta({ sensible: { from: 200, to: 600 } });
const patience = milliseconds.meta({ sensible: { from: 2000, to: 60_000 } });

export const scheduler = defineBlock({
  type: 'scheduler',
  description: 'A booking calendar of a scheduling service, with a plain link beside it.',
  frame: 'headed',
  alsoCalled: ['booking', 'calendly', 'appointments'],
  fields: {
    title: stateLabel.describe('The name of the calendar, for screen readers.'),
    provider: z
      .enum(['calendly', 'calCom', 'hubSpot', 'iframe'])
      .describe(
        'Whose calendar it is: calendly, calCom, hubSpot, or iframe for any other page that may be shown inside this one.',
      ),
    script: linkName
      .meta({ shown: 'never' })
      .optional()
      .describe(
        'The script that draws the calendar: the name of an entry under links. Only Calendly has one, and its calendar works without it, too.',
      ),
    page: linkName.describe('The booking page: the name of an entry under links.'),
    height: height.describe('How high the calendar is, in pixels.'),
    maxHeight: height
      .optional()
      .describe(
        'How high the calendar may get when its page asks for more, in pixels. Without it, its height never changes.',
      ),
    minWidth: width.describe('How narrow the calendar may get, in pixels.'),
    patience: patience.describe(
      'How long until the page says that the calendar is late, in milliseconds.',
    ),
    loading: stateLabel.describe('Shown while the calendar loads.'),
    failed: paragraph
      .meta({ isStandard: true, shown: 'atTimes' })
      .describe('Shown when the calendar cannot be loaded.'),
    link: label.describe('The words of the plain link to the booking page.'),
    doubt: stateLabel
      .optional()
      .describe(
        'A few words before the plain link, such as “No calendar to be seen?”. Good where nobody can tell whether the calendar came (provider: iframe or hubSpot).',
      ),
    otherWays: list(
      'Other ways to book, shown beside the plain link when the calendar cannot be loaded.',
      [0, 3],
      {
        label: stateLine.describe('The words of the link.'),
        to: target
          .meta({ shown: 'atTimes' })
          .describe(
            'Where it leads: a page of this site or the name of an entry under links, such as a telephone number.',
          ),
      },
    ).optional(),
  },
  declares: {
    calendar: {
      provider: 'provider',
      page: 'page',
      script: 'script',
      reportBookings: ['calendly', 'calCom', 'hubSpot'],
    },
  },
});
