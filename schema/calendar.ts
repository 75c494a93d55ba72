// Without Zod, so that a page may know it, too.

/** The days of the week, in their order. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** How many days `last` is after `first`: 0 to 6. */
export function daysBetween(first: Weekday, last: Weekday): number {
  return (weekdays.indexOf(last) - weekdays.indexOf(first) + 7) % 7;
}

/** The days from `first` to `last`, around the end of the week where `last` is before it. */
export function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first);
  return [...weekdays, ...weekdays].slice(from, from + daysBetween(first, last) + 1);
}

/** In milliseconds. */
export const dayLong = 86_400_000;

/** `18:00-02:00` in milliseconds from the beginning of the day, where what ends no later than it begins ends on the next. */
export function readSpan(span: string): { from: number; until: number } {
  const [from = 0, until = 0] = span.split('-').map((time) => Date.parse(`1970-01-01T${time}Z`));
  return { from, until: until > from ? until : until + dayLong };
}
