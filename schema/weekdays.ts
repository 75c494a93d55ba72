/** The days of the week, in their order. Without Zod, so that a page may know them. */
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
