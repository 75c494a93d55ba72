import { z } from 'zod';
import { nearestWords } from '../nearestWords.ts';
import {
  definitionOf,
  fieldsOf,
  kindOfField,
  noteOf,
  requiredKeys,
  type Schema,
  unwrap,
} from '../schemaNodes.ts';
import type { Scalar, TreeNode } from '../tree.ts';
import { kindWanted } from './kindWords.ts';
import { plainLetters } from './strangeLetters.ts';

/** What to write instead of a value of the wrong kind, and the exact replacement where there is one. */
export type Advice = { advice: string | undefined; suggestion?: string };

/** How a telephone number is written in an address. */
export const telephoneForm =
  'A telephone number is written as tel: with its country code in place of the first 0, such as tel:+44….';

/** Advice on a value whose kind does not fit the schema. */
export function advise(node: TreeNode, schema: Schema): Advice {
  const wanted = kindsIn(schema);
  const reference = referenceIn(node);
  if (reference !== undefined) {
    return {
      advice: `A reference is written with "\${" and "}": ${reference}.`,
      suggestion: reference,
    };
  }
  if (node.kind !== 'scalar') return adviseOnPart(node, wanted, schema);
  if (wanted.has('array')) {
    return (
      adviseList(String(node.value), schema) ?? {
        advice: 'Write a list: every item on a line of its own that starts with "- ".',
      }
    );
  }
  if (wanted.has('number')) return adviseNumber(node, schema);
  if (wanted.has('boolean')) return adviseBoolean(node);
  if (wanted.has('object') || wanted.has('record')) return adviseGroup(node, schema);
  if (typeof node.value === 'string') return { advice: undefined };
  if (kindOfField(schema) === 'address' && /^0\d{6,14}$/.test(node.written))
    return { advice: `${telephoneForm} ${node.written} lacks the country code.` };
  if (node.origins) {
    const suggestion = node.written.replace(/\s*\}$/, ' | number}');
    return { advice: `Write the number as a text: ${suggestion}.`, suggestion };
  }
  if (kindOfField(schema) === 'address' && /^\+\d{7,15}$/.test(node.written)) {
    const suggestion = `tel:${node.written}`;
    return {
      advice: `A telephone number is written with tel: before it: ${suggestion}.`,
      suggestion,
    };
  }
  const suggestion = `"${node.written}"`;
  return { advice: `Put it in quotes: ${suggestion}.`, suggestion };
}

/** The reference that `{constants.x}`, `$(constants.x)` or `constants.x` was meant to be. */
function referenceIn(node: TreeNode): string | undefined {
  const text =
    node.kind === 'scalar'
      ? String(node.value)
      : node.kind === 'group' && node.isFlow && node.entries.size === 1
        ? node.entries.keys().next().value
        : undefined;
  const [, path, format] = wholeReference.exec(text ?? '') ?? [];
  return path && `\${${path}${format === undefined ? '' : ` | ${format}`}}`;
}

const wholeReference = /^[$%({]*((?:constants|site|links)(?:\.\w+)+)(?:\s*\|\s*(\w+))?\s*[)}]*$/;

function adviseOnPart(
  node: Exclude<TreeNode, Scalar>,
  wanted: ReadonlySet<string>,
  schema: Schema,
): Advice {
  if (wanted.has('string') && node.isFlow) {
    return {
      advice: `A text that starts with ${node.kind === 'list' ? '[' : '{'} must stand in quotes.`,
    };
  }
  if (wanted.has('array')) return { advice: 'Start every item with "- ".' };
  if (isGroupInBrackets(node, schema))
    return { advice: 'Write { … } in place of [ … ]: keys stand in braces.' };
  if (node.kind === 'list' && (wanted.has('object') || wanted.has('record'))) {
    return { advice: 'Write "key: value" lines, without "- ".' };
  }
  return { advice: `Write ${kindWanted(schema)} after the key.` };
}

/** `[ label: Home, to: / ]` in place of a group. */
export function isGroupInBrackets(node: TreeNode, schema: Schema): boolean {
  const kinds = kindsIn(schema);
  return (
    node.kind === 'list' &&
    node.isFlow &&
    node.items.length > 0 &&
    node.items.every((item) => item.kind === 'group' && !item.isFlow) &&
    (kinds.has('object') || kinds.has('record'))
  );
}

/** `3, 3, 2` without its brackets, or in others. */
export function adviseList(written: string, schema: Schema): Advice | undefined {
  const definition = definitionOf(unwrap(schema));
  if (definition.type === 'union') {
    const list = definition.options.find((option) => kindsIn(option).has('array'));
    return list && adviseList(written, list);
  }
  if (definition.type !== 'array') return undefined;
  const parts = written.replace(/^[[(]|[\])]$/g, '').split(/\s*[,;]\s*/);
  const { element } = definition;
  const isNumbers = kindsIn(element).has('number');
  // A bracket shows that a list was meant, whatever its items are.
  const isBracketed = /^[[(]|[\])]$/.test(written) && !isNumbers;
  const form = isNumbers ? /^\d+$/ : /^\/[\w/-]*$/;
  const isItem = (word: string) =>
    isBracketed ? z.safeParse(element, word).success : form.test(word.trim());
  if (!parts.every(isItem)) return undefined;
  const list = `[${parts.join(', ')}]`;
  return { advice: `Write a list in brackets: ${list}.`, suggestion: list };
}

/** `[3 3, 2]`, where a comma is missing, or something else stands in its place. */
export function adviseComma(node: TreeNode): Advice | undefined {
  if (node.kind !== 'scalar' || !/^\d+(?:[ ;.]+\d+)+$/.test(node.written)) return undefined;
  const suggestion = node.written.replace(/\D+/g, ', ');
  return { advice: `A comma parts one number from the next: ${suggestion}.`, suggestion };
}

function adviseNumber(node: Scalar, schema: Schema): Advice {
  const time = /^(\d+):(\d\d)(?::(\d\d))?$/.exec(String(node.value));
  if (time) return adviseTime(time, schema);
  const text = plainLetters(String(node.value))
    .replace(/^["'`(]+|["'`),;.:\\]+$/g, '')
    .trim();
  const long = /^(\d+(?:\.\d+)?)\s*(?:(s|secs?|seconds?)|m|mins?|minutes?)$/.exec(text);
  if (long && noteOf(schema, 'unit') === 'milliseconds') return adviseLength(long);
  const pence = /^[£$€]?\s*(-?\d+),(\d\d?)$/.exec(text);
  if (pence) return advisePoint(pence, schema);
  // A comma, a space or a line parts thousands, and nothing else.
  const match = /^[£$€]?\s*(-?(?:\d{1,3}(?:[,_ ]\d{3})+|\d+)(?:\.\d+)?)\s*(?:ms|px|%|days?)?$/.exec(
    text,
  );
  const suggestion = match?.[1]?.replace(/[,_ ]/g, '').replace(/^(-?)0+(?=\d)/, '$1');
  if (suggestion === undefined)
    return { advice: `Write digits only, such as ${exampleOf(text, schema)}.` };
  return {
    advice:
      suggestion === node.value
        ? `Remove the quotes: ${suggestion}.`
        : `Write the digits alone, without unit, separator or quotes: ${suggestion}.`,
    suggestion,
  };
}

/** A number that the schema takes: one that stands in the text, what a word for a weight means, else one within the bounds. */
function exampleOf(text: string, schema: Schema): number {
  const written = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  const isDate = /^\d{4}-\d\d?-\d\d?$/.test(text);
  const candidates = [
    ...(isDate ? [180] : written),
    weights.get(text.toLowerCase()),
    300,
    180,
    30,
    5,
    1,
  ];
  const sensible = noteOf(schema, 'sensible');
  if (sensible) candidates.splice(-5, 0, sensible.from);
  return candidates.find((number) => z.safeParse(schema, number).success) ?? 1;
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

/** `4s` is how people write 4,000 milliseconds. */
function adviseLength([written = '', length, isSeconds]: RegExpExecArray): Advice {
  const suggestion = String(Math.round(Number(length) * (isSeconds ? 1000 : 60_000)));
  return { advice: `Times are in milliseconds: ${written} is ${suggestion}.`, suggestion };
}

/** `2,50` is how people write 2.50, never 250. */
function advisePoint([, whole, part]: RegExpExecArray, schema: Schema): Advice {
  if (kindWanted(schema) !== 'a number')
    return { advice: 'Write a whole number, without a comma.' };
  const suggestion = `${whole}.${part}`;
  return { advice: `Write a point, not a comma: ${suggestion}.`, suggestion };
}

/** `1:30` is how people write 90 seconds. */
function adviseTime(time: readonly (string | undefined)[], schema: Schema): Advice {
  const seconds = time
    .slice(1)
    .reduce((sum, part) => (part === undefined ? sum : sum * 60 + Number(part)), 0);
  const isMilliseconds = noteOf(schema, 'unit') === 'milliseconds';
  const suggestion = String(isMilliseconds ? seconds * 1000 : seconds);
  return { advice: `Write ${time[0]} as one number: ${suggestion}.`, suggestion };
}

function adviseBoolean(node: Scalar): Advice {
  const word = plainLetters(String(node.value)).toLowerCase();
  const suggestion = /^(?:y|yes|on|1|true)$/.test(word)
    ? 'true'
    : /^(?:n|no|off|0|false)$/.test(word)
      ? 'false'
      : nearestWords(word, ['true', 'false'])[0];
  return suggestion === undefined
    ? { advice: 'Write true or false.' }
    : { advice: `Write ${suggestion}, without quotes.`, suggestion };
}

function adviseGroup(node: Scalar, schema: Schema): Advice {
  const key = onlyKey(schema);
  if (key !== undefined && /^\w+$/.test(String(node.value))) {
    const suggestion = `${key}: ${String(node.value)}`;
    return { advice: `Did you mean "${suggestion}"?`, suggestion };
  }
  const field = addressField(schema);
  const written = node.written;
  if (field !== undefined && /^(?:https:\/\/|tel:|mailto:)\S+$/.test(written)) {
    const suggestion = `{ ${field}: ${written} }`;
    return {
      advice: `Write "${field}: ${written}" on a line under it, or ${suggestion}.`,
      suggestion,
    };
  }
  return { advice: 'Write "key: value" lines under it, indented by two more spaces.' };
}

/** The only field of a group that is needed, when it holds an address. */
function addressField(schema: Schema): string | undefined {
  const [key, ...others] = requiredKeys(schema);
  const field = key === undefined ? undefined : fieldsOf(schema).get(key);
  return field && others.length === 0 && kindOfField(field) === 'address' ? key : undefined;
}

/** The key of an option that is nothing but one key. */
function onlyKey(schema: Schema): string | undefined {
  const definition = definitionOf(unwrap(schema));
  const options = definition.type === 'union' ? definition.options : [schema];
  return options.filter((option) => fieldsOf(option).size === 1).flatMap(requiredKeys)[0];
}

/** The kinds of value that a schema takes, unions opened. */
export function kindsIn(schema: Schema): Set<string> {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'union'
    ? new Set(definition.options.flatMap((option) => [...kindsIn(option)]))
    : new Set([definition.type]);
}
