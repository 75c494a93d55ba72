import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { calendarHeight, calendarWidth, patience } from '../number.ts';
import { linkName } from '../path.ts';
import { line, paragraph } from '../text.ts';

export const scheduler = defineBlock(
  'scheduler',
  'A booking calendar of a scheduling service, with a plain link beside it.',
  {
    heading: line.describe('The heading above the calendar.'),
    text: paragraph.optional().describe('A sentence or two under the heading.'),
    title: line.describe('The name of the calendar, for screen readers.'),
    provider: z.enum(['calendly']).describe('Whose calendar it is: calendly.'),
    script: linkName.describe(
      'The script that draws the calendar: the name of an entry under links.',
    ),
    page: linkName.describe('The booking page: the name of an entry under links.'),
    height: calendarHeight.describe('How high the calendar is, in pixels.'),
    minWidth: calendarWidth.describe('How narrow the calendar may get, in pixels.'),
    patience: patience.describe(
      'How long until the page says that the calendar is late, in milliseconds.',
    ),
    loading: line.describe('Shown while the calendar loads.'),
    failed: paragraph.describe('Shown when the calendar cannot be loaded.'),
    link: line.describe('The words of the plain link to the booking page.'),
  },
);
