import { z } from 'zod';
import { dayOf } from './dayOf.ts';
import {
  beginsEmpty,
  type FieldType,
  keysOf,
  needsOf,
  sampleLabels,
  shownKeys,
  unnamed,
} from './formFieldTypes.ts';
import type { RuleNotes } from './kinds.ts';

/** What the rules are about, as formField.ts has read it. */
type Written = Readonly<Record<string, unknown>> & {
  type: FieldType;
  name: string;
  when?: { field: string; is?: string[] | undefined } | undefined;
  options?: string[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

type Fault = [path: PropertyKey[], message: string, notes?: RuleNotes];

/** What is wrong with a field beyond its keys one by one: each with the path that it is about. */
export function* errorsOf(field: Written): Generator<Fault> {
  const { type } = field;
  const [own, isHidden] = [keysOf[type] as readonly string[], type === 'hidden'];
  for (const key of new Set(Object.values(keysOf).flat())) {
    if (field[key] !== undefined && !own.includes(key))
      yield [[key], `A field of the type ${type} has no "${key}".`, adviceOn(key, own)];
  }
  const isPath = typeof field.link === 'string' && /^(?:\/|https?:)/.test(field.link);
  if (isPath)
    yield [
      ['link'],
      `"link" is the words of the link, and "${field.link}" is where it leads.`,
      { hint: `Write "to: ${field.link}", and its words under "link", such as "link: Privacy".` },
    ];
  const written = type === 'consent' ? linkIn(field.label) : undefined;
  for (const key of needsOf[type] ?? ['label']) {
    const isMeant = otherKeys(key).some((other) => field[other] !== undefined);
    if (field[key] !== undefined || isMeant || (key === 'to' && isPath)) continue;
    const needer = `A field of the type ${type}`;
    const sample =
      key === 'label'
        ? sampleLabels[type]
        : key === 'link' || key === 'to'
          ? written?.[key]
          : undefined;
    yield [[key], `${needer} needs "${key}".`, { needer, ...(sample !== undefined && { sample }) }];
  }
  const isEmpty = isHidden && field.value === undefined && field.parameter === undefined;
  for (const key of isHidden ? ([...shownKeys, 'required'] as const) : []) {
    const isValue = isEmpty && key === 'label';
    const hint = isValue ? `Write "value" in its place, for what is sent.` : 'Remove it.';
    if (field[key]) yield [[key], `A hidden field is not shown: it has no "${key}".`, { hint }];
  }
  if (isEmpty && field['label'] === undefined)
    yield [
      ['value'],
      'A hidden field needs either "value" or "parameter".',
      {
        needer: 'A hidden field',
        hint: 'Or "parameter", with the name of one of those under campaign: parameters.',
      },
    ];
  else if (isHidden && field.value !== undefined && field.parameter !== undefined)
    yield [
      ['value'],
      'A hidden field has either "value" or "parameter".',
      { hint: 'Remove one: "value" is sent as it is, "parameter" names what is sent.' },
    ];
  for (const [index, option] of (field.options ?? []).entries()) {
    if (field.options?.indexOf(option) !== index)
      yield [
        ['options', index],
        'This option is there already.',
        { first: ['options', field.options?.indexOf(option) ?? 0] },
      ];
  }
  const form = type === 'date' || type === 'time' ? moments[type] : undefined;
  const isRight = (text?: string) =>
    text === undefined || !form || form.schema.safeParse(text).success;
  for (const key of form ? (['from', 'until'] as const) : []) {
    // `9:00`, `2027-6-1`
    const full = field[key]?.replace(/\b\d\b/g, '0$&') ?? '';
    if (form && !isRight(field[key]))
      yield [
        [key],
        ...(isRight(full) ? ([form.rule, { known: [full] }] as const) : wrongMoment(full, form)),
      ];
  }
  for (const [least, most] of bounds) {
    const [low, high] = [field[least], field[most]];
    if (low === undefined || high === undefined) continue;
    if (![low, high].every((bound) => typeof bound === 'number' || isRight(bound))) continue;
    if (!isBefore(high, low)) continue;
    const hint = `Write "${least}: ${high}" and "${most}: ${low}".`;
    yield [[most], `Nothing is at least ${low} and at most ${high}.`, { hint }];
  }
}

/** What is wrong with fields beside each other. */
export function* errorsAmong(fields: readonly Written[]): Generator<Fault> {
  if (fields.every(({ type }) => type === 'hidden'))
    yield [[], 'Visitors have nothing to fill in: all of these fields are hidden.'];
  for (const [index, { name, when }] of fields.entries()) {
    const before = fields.slice(0, index);
    const twin = before.findIndex((other) => other.name === name);
    if (twin !== -1)
      yield [
        [index, 'name'],
        `Another field further up is called "${name}", too.`,
        { first: [twin, 'name'] },
      ];
    if (!when) continue;
    const usable = before.filter(({ type }) => !unnamed.includes(type));
    const other = usable.find((one) => one.name === when.field);
    if (!other) {
      const known = usable.map((one) => one.name);
      const named = fields.find((one) => one.name === when.field);
      const isBelow = fields.slice(index + 1).some((one) => one.name === when.field);
      const fault =
        when.field === name
          ? `"${name}" is the name of this field itself, and a condition is about another one, further up.`
          : named && unnamed.includes(named.type)
            ? `"${when.field}" is a field of the type ${named.type}, which no condition can be about.`
            : isBelow
              ? `"${when.field}" is further down, and a condition is about a field further up: move one of the two.`
              : `No field further up is called "${when.field}".`;
      const names = known.length > 0 ? ` There: ${quotedAll(known)}.` : '';
      yield [[index, 'when', 'field'], fault + names, isBelow ? {} : { known }];
      continue;
    }
    const { options } = other;
    if (other.type === 'consent' && when.is)
      yield [
        [index, 'when', 'is'],
        `"${when.field}" is a consent, which is ticked or not.`,
        {
          hint: `Write "when: { field: ${when.field} }", without "is": it is shown once that is ticked.`,
        },
      ];
    for (const [place, is] of (options ? (when.is ?? []) : []).entries()) {
      if (!options || options.includes(is)) continue;
      yield [
        [index, 'when', 'is', place],
        `"${when.field}" has no option "${is}". It has ${quotedAll(options)}.`,
        { known: options },
      ];
    }
  }
}

function quotedAll(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}

const bounds = [
  ['min', 'max'],
  ['from', 'until'],
] as const;

/** The link that is written into a label, as in running text or as HTML, where it is none. */
function linkIn(label: unknown): { link: string; to: string } | undefined {
  const { link, to } =
    /\[(?<link>[^\]]+)\]\((?<to>\/[^)\s]*)\)/.exec(String(label))?.groups ??
    /<a\s[^>]*href=["'](?<to>\/[^"']*)["'][^>]*>(?<link>[^<]+)</i.exec(String(label))?.groups ??
    {};
  return link !== undefined && to !== undefined ? { link, to } : undefined;
}

/** Whether a bound is certainly before another, which a day of the calendar and that of the visit never are. */
function isBefore(bound: string | number, other: string | number): boolean {
  if (typeof bound === 'number' || typeof other === 'number') return bound < other;
  const isOfVisit = (day: string) => day.startsWith('today');
  const [day = '', otherDay = ''] = [bound, other].map((one) => dayOf(one, new Date(0)));
  return isOfVisit(bound) === isOfVisit(other) && day < otherDay;
}

/** What to write in place of a key that only other types have. */
function adviceOn(key: string, own: readonly string[]): RuleNotes {
  const instead = own.find((one) => otherKeys(one).includes(key));
  if (instead !== undefined) return { hint: `Write "${instead}" in its place.` };
  if (key === 'value' || key === 'parameter') return { hint: beginsEmpty };
  const isTime = key === 'step' && own.includes('from');
  const hint = isTime
    ? 'Visitors write any minute. For certain times, write a choice with these as its "options".'
    : own.length > 0
      ? `Remove it. What only this type has: ${quotedAll(own)}.`
      : 'Remove it.';
  return { hint };
}

/** The keys of other types that people write in place of one. */
function otherKeys(key: string): readonly string[] {
  return keysElsewhere[key] ?? [];
}

const keysElsewhere: Readonly<Partial<Record<string, readonly string[]>>> = {
  min: ['from'],
  max: ['until', 'maxLength', 'maxSize'],
  from: ['min'],
  until: ['max'],
  maxLength: ['max'],
  maxSize: ['max', 'maxLength'],
};

/** What is wrong with a text that is no day, or no time, in the form of either. */
function wrongMoment(text: string, { rule }: { rule: string }): [string, RuleNotes?] {
  const other = Object.values(moments).find(({ schema }) => schema.safeParse(text).success);
  if (other)
    return [`${text} is ${other.kind}, which this field does not ask for.`, { hint: rule }];
  return /^\d{4}-\d\d-\d\d$/.test(text) ? [`The calendar has no ${text}.`, { hint: rule }] : [rule];
}

const moments = {
  date: {
    kind: 'a day',
    schema: z.iso.date().or(z.string().startsWith('today')),
    rule: 'A day, year first, such as 2027-06-12, or "today + 2 days".',
  },
  time: {
    kind: 'a time',
    schema: z.iso.time({ precision: -1 }),
    rule: 'A time by the clock of 24 hours, such as 09:00.',
  },
};
