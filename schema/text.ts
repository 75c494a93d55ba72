import { z } from 'zod';

/** What is said of a text that no page can show. */
export const unshowable = 'An escape here stands for a character that no page can show.';

/** Whether a page can show a text: escapes such as "\\0" can stand for characters that HTML does not know. */
export function isShowable(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]|\p{Cs}/u.test(text);
}

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

/** Such words that are seen in a state only. */
export const stateLabel = label.meta({ shown: 'atTimes' });

/** Words that are seen in a state only, or after a press. */
export const stateLine = line.meta({ shown: 'atTimes' });
export const stateParagraph = paragraph.meta({ shown: 'atTimes' });

/** A line that screen readers read, and nobody sees. */
export const spoken = line.meta({ shown: 'spoken' });

/** A name that other places of site.yaml use: a letter first, then letters and digits. */
export const name = z
  .string()
  .max(60)
  .regex(/^[a-z][A-Za-z0-9]*$/, 'A small letter first, then letters and digits: "callNow".');

/** Such words with slots in single braces that the page fills in, such as `{title}`. */
export function template(slots: readonly string[]) {
  return stateLabel.refine((text) => unknownSlots(text, slots).length === 0, {
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
