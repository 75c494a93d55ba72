import { z } from 'zod';
import { isShowable, unshowable } from './showable.ts';

/** One line of visible text, 1 to 300 characters. */
export const line = z
  .string()
  .min(1)
  .max(300)
  .regex(/^\S(?:[^\r\n]*\S)?$/, 'A single line, without spaces at its ends.')
  .refine(isShowable, unshowable)
  .meta({ kind: 'text' });

/** A text of one or more lines, 1 to 4,000 characters. */
export const paragraph = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .refine(isShowable, unshowable)
  .meta({ kind: 'text' });

/** One line of the words that say how a block works, such as the label of a button that copies. */
export const label = line.meta({ isStandard: true });

/** A name that other places of site.yaml use: a letter first, then letters and digits. */
export const name = z
  .string()
  .max(60)
  .regex(/^[a-z][A-Za-z0-9]*$/, 'A small letter first, then letters and digits: "callNow".');

/** A text with slots in single braces that the page fills in, such as `{title}`. */
export function template(slots: readonly string[]) {
  return label.refine((text) => unknownSlots(text, slots).length === 0, {
    params: { code: 'unknown-slot' },
    error: (issue) =>
      `Only ${slots.map((slot) => `{${slot}}`).join(', ')} can stand here, not ${unknownSlots(String(issue.input), slots).join(', ')}.`,
  });
}

function unknownSlots(text: string, slots: readonly string[]): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, slot]) => !slots.includes(slot ?? ''))
    .map(([whole]) => whole);
}
