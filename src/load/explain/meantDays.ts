/** The day that is counted from that of the visit, `in 2 weeks` or `heute`, as a field of a form has it. */
export function meantDay(text: string): string | undefined {
  const word = text.toLowerCase();
  const near = nearDays.get(word);
  if (near !== undefined) return near;
  const [, , sign = '+', count, unit = 'd', ago] = counted.exec(word) ?? [];
  if (count === undefined || /^\d+$/.test(word)) return undefined;
  const days = Number(count) * (daysIn.get(unit.slice(0, 1)) ?? 1);
  return `today ${ago ? '-' : sign} ${days} ${days === 1 ? 'day' : 'days'}`;
}

const nearDays: ReadonlyMap<string, string> = new Map(
  Object.entries({
    today: [
      'today',
      'now',
      'now()',
      'today()',
      'current date',
      'heute',
      'jetzt',
      "aujourd'hui",
      'hoy',
      'oggi',
    ],
    'today + 1 day': ['tomorrow', 'morgen', 'demain', 'mañana', 'domani'],
    'today - 1 day': ['yesterday', 'gestern', 'hier', 'ayer', 'ieri'],
  }).flatMap(([day, words]) => words.map((word) => [word, day] as const)),
);

/** `today + 2 weeks`, `in 3 months`, `+1`, `90 days`, `2 weeks ago`. */
const counted =
  /^(today|now|heute|in)? ?([+-])? ?(\d{1,4}) ?(d|days?|tage?n?|w|weeks?|wochen?|months?|monate?n?|y|years?|jahre?n?)?( ago)?$/;

const daysIn: ReadonlyMap<string, number> = new Map([
  ['w', 7],
  ['m', 30],
  ['y', 365],
  ['j', 365],
]);

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
