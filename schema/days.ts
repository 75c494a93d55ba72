import { z } from 'zod';
import { formed } from './fields.ts';
import { dayLong, readSpan, weekdays } from './calendar.ts';

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

/** The times of one day: each begins when the one before it has ended, so that what ends on the next day is the last. */
export const timesInOrder = z.check<string[]>(({ value, issues }) => {
  for (const [index, written] of value.entries()) {
    const before = value[index - 1];
    if (before === undefined || readSpan(written).from >= readSpan(before).until) continue;
    const next = readSpan(before).until > dayLong ? ', on the next day' : '';
    const message = `${written} begins before ${before} ends${next}. Write ${meantBy(before, written)}.`;
    issues.push({ code: 'custom', input: value, path: [index], message });
  }
});

/** The other way round where they are apart, else one of both: 20:00-02:00 goes on with 02:00-04:00, too. */
function meantBy(one: string, other: string): string {
  const [first, second] = [readSpan(one), readSpan(other)];
  const isApart = second.until <= first.from;
  const isNextDay = isApart && second.from + dayLong <= first.until;
  if (isApart && !isNextDay) return `${other} before ${one}`;
  const start = isNextDay || first.from <= second.from ? one : other;
  const end = first.until >= second.until + (isNextDay ? dayLong : 0) ? one : other;
  return `them as one: ${start.slice(0, 5)}${end.slice(5)}`;
}
