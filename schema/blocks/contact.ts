import { z } from 'zod';
import { date, timesInOrder, timeSpan, weekday } from '../days.ts';
import { clickName, group, line, list, paragraph, target } from '../fields.ts';
import { businessType } from '../businessType.ts';
import { Picture } from '../picture.ts';
import { defineBlock } from '../defineBlock.ts';
import { daysFrom } from '../calendar.ts';

/** What is on one day or on several: times, or that it is closed, with words or without; or words alone. */
const open = {
  times: list('The times, such as 09:00-17:30. After midnight, too: 18:00-02:00.', [1, 4], timeSpan)
    .check(timesInOrder)
    .optional(),
  closed: z.boolean().optional().describe('Instead of "times": true for days off.'),
  text: line
    .optional()
    .describe('Words below the times, such as Evenings by appointment, or in place of them.'),
};
type Open = { times?: unknown; closed?: boolean | undefined; text?: unknown };
const isClear = z.check<Open>(({ value, issues }) => {
  const { times, closed, text } = value;
  if (times ? !closed : closed || text) return;
  const message = times
    ? 'A day that is closed has no "times". Remove one of both.'
    : 'Write what is on this day: "times", "closed: true" or "text".';
  issues.push({ code: 'custom', input: value, message });
});

const Day = group('A day of the week, or several in a row.', {
  day: weekday.describe('The day, such as monday.'),
  until: weekday.optional().describe('The last of several days: monday until friday.'),
  ...open,
})
  .check(isClear)
  .meta({ alternatives: ['times', 'closed'] });

const SpecialDay = group('A day of the calendar, or several in a row.', {
  date: date.describe('The day, such as 2027-12-24.'),
  until: date.optional().describe('The last of several days, such as 2027-12-26.'),
  ...open,
})
  .check(isClear)
  .refine(({ date: first, until = first }) => first <= until, {
    path: ['until'],
    error: 'The last day is before the first.',
  })
  .meta({ alternatives: ['times', 'closed'] });

const Hours = group('The opening hours.', {
  title: line.optional().describe('What is above them, such as Opening hours.'),
  days: list(
    'The days of the week, in their order. On those that are not here, it is closed.',
    [1, 7],
    Day,
  ),
  specialDays: list(
    'Days on which it is different, such as holidays.',
    [1, 40],
    SpecialDay,
  ).optional(),
  note: paragraph.optional().describe('A word below them, such as evenings by appointment.'),
}).check(({ value: { days }, issues }) => {
  const seen = new Set<string>();
  for (const [index, { day, until = day }] of days.entries()) {
    const again = daysFrom(day, until).find((one) => seen.size === seen.add(one).size);
    if (again === undefined) continue;
    const message = `The hours of ${again} are here a second time. Write them in one place.`;
    issues.push({ code: 'custom', input: day, path: ['days', index, 'day'], message });
  }
});

/** One place, and how to reach it. */
export const Place = z
  .strictObject({
    name: line.optional().describe('The name of the place. Good where there are several.'),
    address: list('The address, line by line.', [1, 8], line).optional(),
    text: paragraph
      .optional()
      .describe('A few words on the place, such as where to park and which bus stops there.'),
    links: list('Telephone, e-mail and other ways to get in touch.', [1, 8], {
      text: line.optional().describe('What it is, such as Telephone.'),
      label: line.describe('The words of the link, such as the number.'),
      to: target.describe(
        'Where it leads: the name of an entry under links (tel:…, mailto:…), a page of this site, or a file.',
      ),
      clickName,
    }).optional(),
    hours: Hours.optional(),
    map: Picture.extend({
      to: target.describe('Where the picture leads: the name of an entry under links.'),
      label: line
        .max(30)
        .describe('The words on the picture, such as Directions, up to 30 characters.'),
      clickName,
    })
      .describe('A map as a picture. It leads to directions.')
      .optional(),
  })
  .refine((place) => Object.values(place).some((one) => one !== undefined), {
    error: 'A place needs something to show: an address, links, hours, a text or a map.',
  });

export const contact = defineBlock({
  type: 'contact',
  description:
    'How to reach a business: address, telephone and e-mail, opening hours and a map that leads to directions. For one place or several.',
  frame: 'free',
  alsoCalled: ['address', 'openingHours', 'location', 'locations'],
  fields: {
    places: list(
      'The places. One is shown with its hours beside it, several as columns, or one under the other where only some have a map.',
      [1, 6],
      Place,
    ),
    business: businessType
      .optional()
      .describe(
        'What the places are, in a word of schema.org, such as Restaurant or Dentist: search engines read it with their addresses and hours.',
      ),
  },
  declares: { describes: 'places' },
});
