import { fill } from '#parts/contexts.ts';
import type { FormField } from '#schema/formField.ts';
import type { FormMessages } from '#schema/messages.ts';
import { type Input, inputsOf } from './inputs.ts';

type Words = { words: FormMessages; language: string };

/** What is wrong, by the name of the field: the browser checks, in the words of the site. */
export function findErrors(form: HTMLFormElement, fields: readonly FormField[], words: Words) {
  const errors = new Map<string, string>();
  for (const field of fields) {
    const error = errorIn(inputsOf(form, field.name), field, words);
    if (error !== undefined) errors.set(field.name, error);
  }
  return errors;
}

/** What is wrong with one field; undefined where nothing is, and where it is not shown. */
function errorIn(
  inputs: readonly Input[],
  field: FormField,
  { words, language }: Words,
): string | undefined {
  const [input] = inputs;
  if (!input || input.disabled) return undefined;
  const { type, required, min, max, step = 1, from, until, maxSize = 0 } = field;
  const { validity } = input;
  switch (type) {
    case 'several':
      return required && !inputs.some((one) => 'checked' in one && one.checked)
        ? words.unchosen
        : undefined;
    case 'file': {
      const [file] = ('files' in input && input.files) || [];
      if (!file) return required ? words.unchosen : undefined;
      const { accept = [] } = field;
      if (!accept.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`)))
        return fill(words.wrongFile, { types: accept.join(', ') });
      return file.size > maxSize * 1_000_000
        ? fill(words.largeFile, { size: `${maxSize} MB` })
        : undefined;
    }
    case 'consent':
      return validity.valueMissing ? words.unticked : undefined;
    case 'choice':
      return validity.valueMissing ? words.unchosen : undefined;
  }
  if (validity.badInput) return type === 'number' ? words.number : words.moment;
  if (required && !input.value.trim()) return words.missing;
  if (validity.typeMismatch) return words.email;
  if (validity.patternMismatch) return words.telephone;
  if (validity.tooLong && 'maxLength' in input)
    return fill(words.tooLong, { length: input.maxLength });
  const inWords = (moment = '') => (type === 'date' ? longDate(moment, language) : moment);
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

function longDate(day: string, language: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
