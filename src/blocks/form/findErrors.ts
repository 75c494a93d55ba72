import { fill } from '#parts/contexts.ts';
import type { FormField } from '#schema/formField.ts';
import type { FormMessages } from '#schema/messages.ts';
import { inputsOf, valuesOf } from './inputs.ts';

type Words = { words: FormMessages; language: string };

/** What is wrong, by the name of the field: the browser checks, in the words of the site. */
export function findErrors(form: HTMLFormElement, fields: readonly FormField[], words: Words) {
  const errors = new Map<string, string>();
  for (const field of fields) {
    const error = errorIn(form, field, words);
    if (error !== undefined) errors.set(field.name, error);
  }
  return errors;
}

/** What is wrong with one field; undefined where nothing is, and where it is not shown. */
function errorIn(
  form: HTMLFormElement,
  field: FormField,
  { words, language }: Words,
): string | undefined {
  // The attributes of another element are undefined, and nothing is wrong with them.
  const [input] = inputsOf(form, field.name) as HTMLInputElement[];
  if (!input || input.disabled) return undefined;
  const { type, required, options, accept = [], maxSize = 0, step = 1 } = field;
  const { validity, min, max } = input;
  if (validity.badInput) return type === 'number' ? words.number : words.moment;
  if (required && !valuesOf(form, field.name).join('').trim()) {
    if (type === 'consent') return words.unticked;
    return options || type === 'file' ? words.unchosen : words.missing;
  }
  const [file] = input.files ?? [];
  if (file && !accept.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`)))
    return fill(words.wrongFile, { types: accept.join(', ') });
  if (file && file.size > maxSize * 1_000_000)
    return fill(words.largeFile, { size: `${maxSize} MB` });
  if (validity.typeMismatch) return words.email;
  if (validity.patternMismatch) return words.telephone;
  if (validity.tooLong) return fill(words.tooLong, { length: input.maxLength });
  const { rangeUnderflow: isBefore, rangeOverflow: isAfter } = validity;
  if (isBefore || isAfter) {
    const bound = isBefore ? min : max;
    if (type === 'number') return fill(isBefore ? words.atLeast : words.atMost, { bound });
    const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
    return fill(isBefore ? words.notBefore : words.notAfter, {
      bound: type === 'date' ? new Date(bound).toLocaleDateString(language, style) : bound,
    });
  }
  if (validity.stepMismatch) return fill(words.inSteps, { step });
  return undefined;
}
