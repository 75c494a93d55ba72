import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Kind, Unit } from '#schema/kinds.ts';
import { noteOf } from '../schemaNodes.ts';
import type { CheckContext } from './CheckContext.ts';

/** A number that is allowed, but hardly meant: a tooltip after 20 seconds, a label shown for no time. */
export function unreasonableNumbers({ values, atValue }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, schema, path }) => {
    if (typeof value !== 'number') return [];
    const sensible = noteOf(schema, 'sensible');
    if (!sensible || (value >= sensible.from && value <= sensible.to)) return [];
    // A number of the business is reported where it is declared.
    const { origins = [] } = scalar;
    if (origins.some(({ path: [, group] }) => group !== 'custom')) return [];
    const key = String(path.at(-1));
    const unit = noteOf(schema, 'unit');
    const seconds = value * 1000;
    const isMeant = unit === 'milliseconds' && seconds >= sensible.from && seconds <= sensible.to;
    const meant = isMeant && origins.length === 0 ? String(seconds) : undefined;
    const facts = { key, value, ...sensible, unit, meant };
    const location = { ...atValue(path), suggestion: meant };
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

/**
 * A number of the business that a text writes out («£250», «30 minutes») instead of referring to
 * its constant stays behind when the constant changes. Numbers without a unit are not looked for:
 * they are too often something else.
 */
export function repeatedConstants(context: CheckContext): Problem[] {
  const forms = formsOf(context);
  if (forms.size === 0) return [];
  const words = [...forms.keys()];
  const anyForm = new RegExp(
    `\\$\\{[^}]*\\}|(?<![\\p{L}\\d.,])(?:${words.map(escapeForm).join('|')})(?![\\p{L}\\d]|[.,]\\d)`,
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

const visible: readonly Kind[] = ['text', 'title', 'alt', 'richText'];

/** How the constants look when a text writes them out, each with what to write instead. */
function formsOf({ values, formats: { money, number } }: CheckContext): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  const add = (form: string, reference: string) => {
    const known = forms.get(form) ?? [];
    if (!known.includes(reference)) forms.set(form, [...known, reference]);
  };
  for (const { value, schema, path } of values) {
    const unit = path[0] === 'constants' ? noteOf(schema, 'unit') : undefined;
    if (!unit || typeof value !== 'number') continue;
    const reference = path.join('.');
    if (unit !== 'money')
      for (const tail of tails[unit]) add(value + tail, `\${${reference}}${tail}`);
    // A price of 0 is no number to keep in step.
    else if (value !== 0)
      for (const form of [money(value), money(value).replace(number(value), String(value))])
        add(form, `\${${reference} | money}`);
  }
  return forms;
}

/** What texts write after a number of a unit. */
const tails: Readonly<Record<Exclude<Unit, 'money'>, readonly string[]>> = {
  percent: ['%', ' %', ' per cent', ' percent'],
  minutes: [' minutes', '-minute', ' mins', ' min'],
  milliseconds: [' ms', ' milliseconds'],
};

/** A form as a pattern; where a line is folded, its space is a line end. */
function escapeForm(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s+');
}
