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
  const [input] = inputsOf(form, field.name);
  if (!input || input.disabled) return undefined;
  const { type, required, options, accept = [], min, max, step = 1, from, until } = field;
  const { validity } = input;
  if (validity.badInput) return type === 'number' ? words.number : words.moment;
  if (required && !valuesOf(form, field.name).join('').trim()) {
    if (type === 'consent') return words.unticked;
    return options || type === 'file' ? words.unchosen : words.missing;
  }
  const [file] = ('files' in input && input.files) || [];
  if (file && !accept.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`)))
    return fill(words.wrongFile, { types: accept.join(', ') });
  const { maxSize = 0 } = field;
  if (file && file.size > maxSize * 1_000_000)
    return fill(words.largeFile, { size: `${maxSize} MB` });
  if (validity.typeMismatch) return words.email;
  if (validity.patternMismatch) return words.telephone;
  if (validity.tooLong && 'maxLength' in input)
    return fill(words.tooLong, { length: input.maxLength });
  const inWords = (moment = '') =>
    type === 'date'
      ? new Date(moment).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
      : moment;
  if (validity.rangeUnderflow)
    return min === undefined
      ? fill(words.notBefore, { bound: inWords(from) })
      : fill(words.atLeast, { bound: min });
  if (validity.rangeOverflow)
    return max === undefined
      ? fill(words.notAfter, { bound: inWords(until) })
      : fill(words.atMost, { bound: max });
  if (validity.stepMismatch) return fill(words.inSteps, { step });
  return undefined;
}
