import type { BlockOf } from '#schema/block.ts';
import { dayLong, daysFrom, readSpan, weekdays } from '#schema/calendar.ts';

export type OpeningHours = NonNullable<BlockOf<'contact'>['places'][number]['hours']>;

/** When a business opens or closes next. Times are those of the clock on its wall, as if that were in UTC. */
type Change = {
  /** Whether it is open until then. */
  isOpen: boolean;
  now: number;
  at: number;
};

/** So many days are looked through: hardly anybody closes for longer. */
const mostDays = 30;

/**
 * Looks for the next change of opening hours by the clock on the wall, which alone holds when summer time begins
 * or ends. Undefined where nothing changes for 30 days. Throws where the browser does not know the time zone.
 */
export function nextChange(
  hours: OpeningHours,
  moment: Date,
  timeZone: string,
): Change | undefined {
  const now = wallClock(moment, timeZone);
  const today = now - (now % dayLong);
  // From yesterday on, whose last hours may be after midnight.
  const days = Array.from({ length: mostDays + 2 }, (_, index) => today + (index - 1) * dayLong);
  const spans = days.flatMap((day) => spansOn(day, hours)).toSorted(([a], [b]) => a - b);
  let last: { from: number; until: number } | undefined;
  for (const [from, until] of spans) {
    if (last && from > last.until && last.until > now) break;
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else last = { from, until };
  }
  if (!last || last.until <= now || last.until > today + mostDays * dayLong) return undefined;
  const isOpen = last.from <= now;
  return { isOpen, now, at: isOpen ? last.until : last.from };
}

/** What the clock on a wall in this time zone says. */
function wallClock(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, +value]));
  const [year = 0, month = 0, day, hour, minute] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((type) => parts.get(type));
  return Date.UTC(year, month - 1, day, hour, minute);
}

function spansOn(day: number, { days, specialDays = [] }: OpeningHours): [number, number][] {
  const date = new Date(day).toISOString().slice(0, 10);
  const special = specialDays.find(
    ({ date: first, until = first }) => first <= date && date <= until,
  );
  // It counts from Sunday.
  const today = weekdays.at(new Date(day).getUTCDay() - 1);
  const usual = days.find(({ day: first, until = first }) =>
    daysFrom(first, until).some((one) => one === today),
  );
  return ((special ?? usual)?.times ?? []).map((span) => {
    const { from, until } = readSpan(span);
    return [day + from, day + until];
  });
}
