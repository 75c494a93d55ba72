import { z } from 'zod';

/** A length of time in milliseconds, a whole number; at most one hour. */
export const milliseconds = z.int().min(0).max(3_600_000).meta({ unit: 'milliseconds' });

/** A length on the screen in CSS pixels, a whole number; at most 4,000. */
export const pixels = z.int().min(1).max(4000);

/** How many there are of something, a whole number; at most 1,000. */
export const count = z.int().min(0).max(1000);

/** An amount of money in the site's currency; at most one million. */
export const money = z.number().min(0).max(1_000_000).meta({ unit: 'money' });

/** The currency of amounts (ISO 4217). */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Three capital letters (ISO 4217), such as GBP.');

/** A share of a hundred. */
export const percent = z.number().min(0).max(100).meta({ unit: 'percent' });

/** How long something is shown before it changes by itself. */
export const changeInterval = milliseconds.min(500).meta({ sensible: { from: 800, to: 60_000 } });

/** How long a button says that it has done its work. */
export const labelTime = milliseconds.meta({ sensible: { from: 500, to: 20_000 } });

/** How long one try to load something may take. */
export const patience = milliseconds.meta({ sensible: { from: 2000, to: 60_000 } });

/** How high and how narrow a booking calendar is. */
export const calendarHeight = pixels.meta({ sensible: { from: 300, to: 2000 } });
export const calendarWidth = pixels.meta({ sensible: { from: 200, to: 600 } });

/** A list is as long as the number beside it says. The list is called by its key, which is a plural. */
export function isCounted(list: string, number: string) {
  const lengthIn = (group: object) => (Reflect.get(group, list) as unknown[]).length;
  return z.refine<object>(
    (group) => [undefined, lengthIn(group)].includes(Reflect.get(group, number)),
    {
      path: [list],
      params: { code: 'wrong-count', number },
      error: ({ input }) => {
        const group = input as Record<string, unknown>;
        const length = lengthIn(group);
        const found =
          length === 1 ? `There is 1 ${list.replace(/s$/, '')}` : `There are ${length} ${list}`;
        return `${found} here, but ${number} says ${String(group[number])}.`;
      },
    },
  );
}

/** A name fades out and the next one in before the one after is due. */
export const isFadeShort = z.refine<{ interval: number; fade: number }>(
  ({ interval, fade }) => fade * 2 < interval,
  {
    path: ['fade'],
    params: { code: 'long-fade' },
    error:
      'A name would still be fading when the next one is due: fade twice is not shorter than interval.',
  },
);
