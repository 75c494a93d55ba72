/** The days that a date as people write it may mean, `24/12/2026` or `Dec 24th, 2026`, as `2026-12-24`: two where a day may be a month. */
export function meantDays(text: string): string[] {
  const [, first = '', mark, second = '', year] = numbers.exec(text) ?? [];
  if (year !== undefined) {
    const orders =
      mark === '.'
        ? [[second, first]]
        : [
            [second, first],
            [first, second],
          ];
    return [...new Set(orders.flatMap(([month, day]) => dayOf(year, Number(month), Number(day))))];
  }
  const [, y, m, d] = yearFirst.exec(text) ?? [];
  if (y !== undefined) return dayOf(y, Number(m), Number(d));
  const [, day, word = '', other = '', dayAfter] = words.exec(text) ?? [];
  const name = (word || other).toLowerCase();
  const month = name === '' ? -1 : months.findIndex((one) => one.startsWith(name));
  return dayOf(/\d{4}$/.exec(text)?.[0] ?? '', month + 1, Number(day ?? dayAfter));
}

const numbers = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/;
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
const words =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?|([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?),? \d{4}$/i;

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month))
    .toLocaleString('en', { month: 'long', timeZone: 'UTC' })
    .toLowerCase(),
);

/** A day of the calendar; none where that has no such day. */
function dayOf(year: string, month: number, day: number): string[] {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? [date.toISOString().slice(0, 10)] : [];
}
