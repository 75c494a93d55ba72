import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Kind, Unit } from '#schema/kinds.ts';
import { noteOf } from '../schemaNodes.ts';
import { nodeAt, writtenAt } from '../tree.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';

/** A number that is allowed, but hardly meant: a tooltip after 20 seconds, a label shown for no time. */
export function unreasonableNumbers({ values, tree, atValue }: CheckContext): Problem[] {
  const reported = new Set<string>();
  return values.flatMap(({ value, schema, path }) => {
    if (typeof value !== 'number') return [];
    const sensible = noteOf(schema, 'sensible');
    if (!sensible || (value >= sensible.from && value <= sensible.to)) return [];
    // Where it is written, once.
    const at = writtenAt(path, tree);
    if (reported.size === reported.add(at.join('.')).size) return [];
    const key = String(at.at(-1));
    const unit = noteOf(schema, 'unit');
    const seconds = value * 1000;
    const isMeant = unit === 'milliseconds' && seconds >= sensible.from && seconds <= sensible.to;
    const meant = isMeant ? String(seconds) : undefined;
    const facts = { key, value, ...sensible, unit, meant };
    const use = relatedTo(atValue(path), `It is used here, as "${String(path.at(-1))}".`);
    const location = { ...atValue(at), ...(at !== path && use), suggestion: meant };
    return createProblem('unreasonable-number', facts, location);
  });
}

/** A number that YAML may read as another than was meant: `1.000` is one, `0x10` sixteen, `010` ten. */
export function unusualNumbers({ values, atValue }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, path }) => {
    if (typeof value !== 'number' || scalar.origins || scalar.repeats) return [];
    const { written } = scalar;
    const thousands = /^-?[1-9]\d{0,2}\.\d{3}$/.test(written)
      ? written.replace('.', '')
      : undefined;
    if (!thousands && !/^[-+]?0[\dxo]|e/i.test(written)) return [];
    const facts = { written, value, thousands };
    const suggestion = thousands ? undefined : String(value);
    return createProblem('unusual-number', facts, { ...atValue(path), suggestion });
  });
}

/** Prices that search engines are told, in no currency. */
export function pricesWithoutCurrency({ file, values, atValue }: CheckContext): Problem[] {
  if (file.site.currency !== undefined) return [];
  return values
    .filter(({ value, schema }) => value === true && noteOf(schema, 'needsCurrency'))
    .map(({ path }) =>
      createProblem('missing-currency', { isFormat: false, elsewhere: undefined }, atValue(path)),
    );
}

/**
 * A number of the business that a text writes out («£250», «30 minutes») instead of referring to
 * its constant stays behind when the constant changes. Numbers without a unit are not looked for:
 * they are too often something else.
 */
export function repeatedConstants(context: CheckContext): Problem[] {
  const forms = formsOf(context);
  if (forms.size === 0) return [];
  // Where a line is folded, a space is a line end.
  const words = [...forms.keys()]
    .slice(0, mostForms)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s+'));
  const anyForm = new RegExp(
    `\\$\\{[^{}]*\\}|(?<![\\p{L}\\d.,])(?:${words.join('|')})(?![\\p{L}\\d]|[.,]\\d)`,
    'gu',
  );
  return context.fields
    .filter(({ kind, path }) => visible.includes(kind) && path[0] !== 'constants')
    .flatMap(({ scalar, path }) => {
      const written = context.source.slice(scalar.start, scalar.end);
      return [...written.matchAll(anyForm)].flatMap((match) => {
        const found = forms.get(match[0].replace(/\s+/g, ' '));
        if (!found) return [];
        const start = scalar.start + match.index;
        return createProblem(
          'repeated-constant',
          { written: match[0], references: found },
          { start, end: start + match[0].length, path, suggestion: found },
        );
      });
    });
}

/** Ways to write numbers that texts are searched for: an expression of many more could not be compiled. */
const mostForms = 1000;
/** Constants with the same number: more of them help nobody. */
const mostReferences = 5;

const visible: readonly Kind[] = ['text', 'title', 'alt', 'richText'];

/**
 * How the constants look when a text writes them out, each with what to write instead. What a number
 * counts is known from where it is used: from its format, from the field, and from the words behind it.
 */
function formsOf({
  values,
  tree,
  formats: { money, number },
}: CheckContext): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  const add = (form: string, reference: string) => {
    const known = forms.get(form) ?? [];
    if (known.length < mostReferences && !known.includes(reference))
      forms.set(form, [...known, reference]);
  };
  const addMoney = (value: number, reference: string) => {
    // A price of 0 is no number to keep in step.
    const sum = money(value);
    const sums = value === 0 ? [] : [sum, sum.replace(number(value), `${value}`)];
    for (const form of sums) add(form, `\${${reference} | money}`);
  };
  const addCounted = (value: number, reference: string, tail: string) => {
    const same = tails.find((group) => group.includes(tail)) ?? [tail];
    for (const each of same) add(value + each, `\${${reference}}${each}`);
  };
  for (const { scalar, schema, path } of values) {
    const { template, value } = scalar;
    const unit = noteOf(schema, 'unit');
    const at = writtenAt(path, tree).join('.');
    if (at.startsWith('constants.') && typeof value === 'number') {
      if (unit === 'money') addMoney(value, at);
      else if (unit) addCounted(value, at, usual[unit]);
    }
    for (const [, reference = '', format, tail] of (template ?? '').matchAll(counted)) {
      const node = nodeAt(tree, reference.split('.'));
      if (node?.kind !== 'scalar' || typeof node.value !== 'number') continue;
      if (format === 'money') addMoney(node.value, reference);
      else if (!format && tail) addCounted(node.value, reference, tail);
    }
  }
  return forms;
}

/** A reference to a constant in a text, its format, and the sign or the word behind it. */
const counted = /\$\{\s*(constants[\w.]+)(?:\s*\|\s*(\w+))?\s*\}( ?%|[ -]\p{Ll}{3,})?/gu;

/** What texts write after a number of one kind. */
const tails: readonly (readonly string[])[] = [
  ['%', ' %', ' per cent', ' percent'],
  [' minutes', '-minute', ' mins', ' min'],
  [' ms', ' milliseconds'],
  [' MB', ' megabytes'],
];

/** What texts write after a number of a unit. */
const usual: Readonly<Record<Exclude<Unit, 'money'>, string>> = {
  percent: '%',
  minutes: ' minutes',
  milliseconds: ' ms',
  megabytes: ' MB',
};
