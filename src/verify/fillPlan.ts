import { dayOf } from '#schema/dayOf.ts';
import type { FormField } from '#schema/formField.ts';

/** A word that no site has, in every text that is typed: where it comes out, something that visitors type does. */
export const mark = 'quillfeather';

/** The same in a telephone number, whose form forbids words. */
const telephone = '+442079460018';

/** What typed texts may be recognised by. */
export const marks: readonly string[] = [mark, telephone.slice(1)];

/** A field that is shown, and what a visitor fills in; of a choice the options, of a file its name. */
export type Filled = { field: FormField; values: readonly string[] };

/**
 * What a visitor fills in, field by field: all that is shown, but for files that nobody asks for. Where a field depends
 * on what is chosen, that is chosen.
 */
export function fillPlan(fields: readonly FormField[]): Filled[] {
  const filled = new Map<string, Filled>();
  for (const field of fields) {
    const { name, type, required, when } = field;
    const before = when && (filled.get(when.field)?.values ?? []);
    const isShown = !before?.every((value) => when?.is && !when.is.includes(value));
    if (type === 'hidden' || !isShown || (type === 'file' && !required)) continue;
    const wanted = fields.flatMap((one) => (one.when?.field === name ? (one.when.is ?? []) : []));
    filled.set(name, { field, values: valuesFor(field, wanted) });
  }
  return [...filled.values()];
}

/** Values that a field takes, of those that others want to have, if it takes one. */
function valuesFor(field: FormField, wanted: readonly string[]): readonly string[] {
  const { type, label = '', options = [], accept = [], maxLength, from, until } = field;
  const chosen = wanted.filter((value) => options.includes(value));
  switch (type) {
    case 'several':
      return chosen.length > 0 ? [...new Set(chosen)] : options.slice(0, 1);
    case 'choice':
      return [...chosen, ...options].slice(0, 1);
    case 'consent':
      return [label];
    case 'file':
      return [`${mark}.${accept[0]}`];
    case 'email':
      return [`ada@${mark}.example`];
    case 'telephone':
      return [telephone];
    case 'number':
      return [String(numberFor(field))];
    case 'date':
      return [dayOf(from ?? until, new Date()) ?? '2027-06-14'];
    case 'time':
      return [from ?? until ?? '10:30'];
    case 'line':
    case 'paragraph':
      return [wanted[0] ?? `Ada ${mark}`].map((text) => text.slice(0, maxLength ?? 200));
    case 'hidden':
      return [];
  }
}

/** Browsers count steps from the least, and else from 0. */
function numberFor({ min, max, step = 1 }: FormField): number {
  if (min !== undefined) return min;
  if (max === undefined || max >= step) return step;
  return Number((Math.floor(max / step) * step).toPrecision(12));
}
