import { z } from 'zod';
import { formed } from './fields.ts';
import { weekdays } from './weekdays.ts';

/** A time zone by the name that the IANA database has for it. Abbreviations are none: `EST` knows no summer. */
export const timeZone = z
  .string()
  .check(({ value, issues }) => {
    if (isTimeZone(value)) return;
    const message = 'A time zone by its region and city, such as Europe/London.';
    issues.push({ code: 'invalid_format', format: 'time zone', input: value, message });
  })
  .meta({ kind: 'timeZone' });

function isTimeZone(text: string): boolean {
  try {
    return /^[A-Z]\w+\//.test(text) && !!new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    return false;
  }
}

/** A day of the calendar. */
export const date = z.iso
  .date('A day that the calendar has, written year first, such as 2027-06-12.')
  .meta({ kind: 'date' });

/** A day of the week. */
export const weekday = z.enum(weekdays);

/** From when to when, by the clock of 24 hours: `09:00-17:30`. One that ends no later than it begins ends on the next day. */
export const timeSpan = formed(
  20,
  /^(?:[01]?\d|2[0-3]):[0-5]\d ?[-–] ?(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/,
  'From when to when, by the clock of 24 hours, such as 09:00-17:30.',
).overwrite((span) => span.replace(/ ?[-–] ?/, '-').replace(/(?<!\d)\d:/g, '0$&'));
