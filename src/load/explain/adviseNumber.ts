import { z } from 'zod';
import { boundsOf } from '../formOf.ts';
import { plainNumber } from '../plainNumber.ts';
import { noteOf, type Schema, unwrap } from '../schemaNodes.ts';
import type { Scalar } from '../tree.ts';
import { type Advice, exactly } from './Advice.ts';
import { kindWanted } from './describe.ts';
import { plainLetters, withoutMarks } from './strangeLetters.ts';

/** `[3 3, 2]`, where a comma is missing, or something else is in its place. */
export function adviseComma({ written }: Scalar): Advice | undefined {
  return /^\d+(?:[ ;.]+\d+)+$/.test(written)
    ? exactly('A comma parts one number from the next:', written.replace(/\D+/g, ', '))
    : undefined;
}

/** A number as people write it: a price, a time of a clock, with a unit. */
export function adviseNumber(written: string, schema: Schema): Advice {
  const text = withoutMarks(plainLetters(written)).trim();
  const isTime = noteOf(schema, 'unit') === 'milliseconds';
  // `1:30` is how people write 90 seconds.
  const clock = /^(\d+):(\d\d)(?::(\d\d))?$/.exec(text);
  if (clock) {
    const parts = clock.slice(1).filter((part) => part !== undefined);
    const seconds = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
    return exactly(`Write ${text} as one number:`, isTime ? seconds * 1000 : seconds);
  }
  // `4s` is how people write 4,000 milliseconds.
  const [, length, seconds] =
    /^(\d+(?:\.\d+)?)\s*(?:(s|secs?|seconds?)|m|mins?|minutes?)$/.exec(text) ?? [];
  if (length && isTime) {
    const meant = Math.round(Number(length) * (seconds ? 1000 : 60_000));
    return exactly(`Times are in milliseconds: ${text} is`, meant);
  }
  // `800 KB` is how people write 0.8 megabytes.
  const [, size = '', prefix = ''] = /^(\d+(?:[.,]\d+)?)\s*([kmg])(?:i?b|o)?$/i.exec(text) ?? [];
  if (size !== '' && noteOf(schema, 'unit') === 'megabytes') {
    const thousands = 'kmg'.indexOf(prefix.toLowerCase()) - 1;
    const meant = Number(size.replace(',', '.')) * 1000 ** thousands;
    const lead = `Sizes are in megabytes: ${text} is`;
    return z.safeParse(schema, meant).success
      ? exactly(lead, meant)
      : {
          advice: `${lead} ${meant}. The biggest number here is ${boundsOf(unwrap(schema)).most}.`,
        };
  }
  const bare = text.replace(/^(?:[£$€]|[A-Z]{3}\b)\s*|\s*(?:[£$€]|[A-Z]{3}|ms|px|%|days?)$/g, '');
  const [digits, part] = plainNumber(bare)?.split('.') ?? [];
  if (digits === undefined)
    return { advice: `Write digits only, such as ${exampleOf(text, schema)}.` };
  const isWhole = kindWanted(schema) !== 'a number';
  if (isWhole && Number(part ?? 0) > 0)
    return { advice: 'Write a whole number, without a fraction.' };
  const whole = digits.replace(/^(-?)0+(?=\d)/, '$1');
  const meant = part === undefined || isWhole ? whole : `${whole}.${part}`;
  if (meant === written) return exactly('Remove the quotes:', meant);
  return /^-?\d+,\d+$/.test(bare) && meant.includes('.')
    ? exactly('Write a point, not a comma:', meant)
    : exactly('Write the digits alone, without unit, separator or quotes:', meant);
}

/** A number that the schema accepts: one in the text, what a word for a weight means, else a sensible one. */
function exampleOf(text: string, schema: Schema): number {
  const isDate = /^\d{4}-\d\d?-\d\d?$/.test(text);
  const written = isDate
    ? []
    : [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  const { from } = noteOf(schema, 'sensible') ?? {};
  const weight = weights.get(text.toLowerCase());
  const { least } = boundsOf(unwrap(schema));
  const known = [weight, from, 300, 180, 30, 5, 1, least].filter((number) => number !== undefined);
  return [...written, ...known].find((number) => z.safeParse(schema, number).success) ?? 1;
}

/** The words of CSS and of typefaces for how bold letters are. */
const weights: ReadonlyMap<string, number> = new Map([
  ['thin', 100],
  ['light', 300],
  ['normal', 400],
  ['regular', 400],
  ['medium', 500],
  ['semibold', 600],
  ['bold', 700],
  ['black', 900],
]);
