import { type ArgumentsOf, createProblem, safely } from '#problems/createProblem.ts';
import type { Fix, Problem } from '#problems/Problem.ts';
import { z } from 'zod';
import { renamedType } from '../findRetired.ts';
import { fixOf, type Meant, meantWords } from '../meantWords.ts';
import { nearestWords } from '../nearestWords.ts';
import { fieldsOf, kindOfField, noteOf, type Schema } from '../schemaNodes.ts';
import { meantWeekday } from './meantWeekday.ts';
import { keyAt, nodeAt, type Path, type Scalar, type TreeNode } from '../tree.ts';
import { type Advice, exactly } from './Advice.ts';
import { advise, adviseList, isGroupInBrackets, isPlainWord } from './advise.ts';
import {
  keyOf,
  kindOf,
  kindsIn,
  kindWanted,
  takesGroup,
  valuePlace,
  writtenOf,
} from './describe.ts';
import type { Document } from '../readDocument.ts';
import { otherKey, wrongForm } from './explainForm.ts';
import { adviseReference } from './itemsAround.ts';
import { keyOfOthers } from './keyOfOthers.ts';
import { type Issue, schemaOf } from './readIssues.ts';
import { describeStrange, plainLetters } from './strangeLetters.ts';
import { suggestForms } from './suggestForms.ts';

type Place = ReturnType<typeof valuePlace>;

/** A value of the wrong kind, or a word that is none of those that can be here. */
export function wrongValue(issue: Issue, node: TreeNode, context: Document): Problem {
  const place = valuePlace(issue, context);
  const schema = schemaOf(issue.path, context) ?? context.schema.SiteFile;
  const other = otherKey(issue.path, node, context);
  const foreign = other === undefined ? keyOfOthers(issue.path, context) : undefined;
  if (foreign) return createProblem('broken-rule', foreign, place);
  const special =
    node.kind === 'scalar' &&
    (unknownWord(issue, node, { schema, place, context }) ??
      numberAsTarget(issue, node, context) ??
      tightKey(node, schema, place) ??
      looseKey(node, schema, place) ??
      markedItems(node, schema, context));
  if (special) return special;
  const { advice, suggestion }: Partial<Advice> =
    adviseReference(issue.path, context) ??
    (other ? { advice: `Write ${other}.` } : undefined) ??
    formOfNumber(node, schema, context) ??
    advise(node, schema, issue.path) ??
    {};
  const isItem = typeof issue.path.at(-1) === 'number';
  const part = `${isItem ? 'This item of' : 'What is written under'} "${keyOf(issue.at)}"`;
  const { start, end } = node;
  const fix = isGroupInBrackets(node, schema)
    ? safely({ start, end: start + 1, text: '{' }, { start: end - 1, end, text: '}' })
    : itemsOnLines(node, schema, context);
  return createProblem(
    'wrong-kind',
    {
      written: node.kind === 'scalar' ? writtenOf(node) : part,
      got: kindOf(node),
      wanted: kindWanted(schema),
      advice,
    },
    { ...place, suggestion, fix },
  );
}

/** The time or day that a number was meant to be, `until: 21`, which is neither in quotes. */
function formOfNumber(node: TreeNode, schema: Schema, context: Document): Advice | undefined {
  const isNumber = node.kind === 'scalar' && typeof node.value === 'number';
  if (!isNumber || z.safeParse(schema, node.written).success) return undefined;
  const [meant = ''] = suggestForms(node.written, { ...context, schema, kind: undefined });
  return /^[\d:]+$|^today/.test(meant) ? exactly('Write', meant) : undefined;
}

/** A word that is none of a list, or a number that is not whole. */
function unknownWord(
  issue: Issue,
  node: Scalar,
  { schema, place, context }: { schema: Schema; place: Place; context: Document },
): Problem | undefined {
  if (adviseList(node.written, schema)) return undefined;
  if (issue.code === 'invalid_type' && issue.expected === 'int' && typeof node.value === 'number')
    return notWhole(node, schema, place);
  const isType = issue.code === 'invalid_union';
  const values =
    isType && 'options' in issue ? issue.options : issue.code === 'invalid_value' && issue.values;
  if (!values) return undefined;
  const word = String(node.value);
  const all = values.map(String);
  // A text where only certain numbers can be is of the wrong kind: no other word would be right.
  if (typeof node.value === 'string' && values.every((value) => typeof value === 'number'))
    return undefined;
  const plain = plainLetters(word);
  const meant = all.includes(plain) ? plain : meantWeekday(word, all, context.tree);
  const synonym = isType ? meantType(plain, all, context) : meantWords(plain, schema, all);
  const near = meant === undefined ? nearestWords(plain, all) : [meant];
  const nearest = synonym.words.length > 0 ? synonym.words : synonym.needless ? [] : near;
  const facts = {
    word,
    nearest,
    known: [...new Set([...nearest, ...all])],
    isListed: kindsIn(schema).has('array'),
    strange: describeStrange(word),
    needless: synonym.needless,
  };
  const fixed = { ...place, fix: fixOf(synonym, { written: word, ...place }, context) };
  return isType
    ? unknownType(issue.path, facts, { place: fixed, context })
    : createProblem('unknown-word', facts, fixed);
}

/** The type that people call so. */
function meantType(word: string, all: readonly string[], { schema, names }: Document): Meant {
  const found = schema.Block.options.map(({ shape }) => meantWords(word, shape.type, all));
  const [first] = names.section.includes(word) ? [] : found.filter(({ words }) => words.length > 0);
  return first ?? { words: [], isCertain: false };
}

/** A type that there is none of; it may be the name of a shared section. */
function unknownType(
  path: Path,
  facts: Omit<ArgumentsOf<'unknown-type'>, 'shared'>,
  { place, context }: { place: Place & { fix: Fix | undefined }; context: Document },
): Problem {
  const { word, nearest } = facts;
  const renamed = renamedType(word, context.schema);
  if (renamed) return createProblem('renamed-type', renamed, place);
  const names =
    typeof path.at(-2) === 'number' && nearest.length === 0 ? context.names.section : [];
  const shared = names.includes(word) ? word : nearestWords(word, names)[0];
  const section = nodeAt(context.tree, path.slice(0, -1));
  const key = keyAt(context.tree, path);
  const isOnly = section?.kind === 'group' && section.entries.size === 1;
  const whole =
    key && shared === word && isOnly
      ? { start: key.start, fix: safely({ start: key.start, end: key.end, text: 'use' }) }
      : {};
  return createProblem('unknown-type', { ...facts, shared }, { ...place, ...whole });
}

/** A telephone number in place of a page or the name of a link. */
function numberAsTarget(issue: Issue, node: Scalar, context: Document): Problem | undefined {
  const schema = schemaOf(issue.path, context);
  if (!schema || kindOfField(schema) !== 'target' || typeof node.value !== 'number')
    return undefined;
  const message = z.safeParse(schema, '?').error?.issues[0]?.message ?? '';
  return wrongForm({ ...issue, message }, { ...node, value: node.written }, context);
}

function notWhole(node: Scalar, schema: Schema, place: Place): Problem {
  const written = writtenOf(node);
  const isThousands = /^-?[1-9]\d{0,2}\.\d{3}$/.test(node.written);
  const meant = isThousands ? node.written.replace('.', '') : meantMilliseconds(node, schema);
  const facts = { written, meant, isSeconds: !isThousands };
  return createProblem('not-whole', facts, { ...place, suggestion: meant });
}

/** `interval: 4` in a place for milliseconds means four seconds. */
export function meantMilliseconds(
  node: TreeNode | undefined,
  schema: Schema | undefined,
): string | undefined {
  return inUnit('milliseconds', node, schema);
}

/** `maxSize: 8000000` in a place for megabytes means 8. */
export function meantMegabytes(
  node: TreeNode | undefined,
  schema: Schema | undefined,
): string | undefined {
  return inUnit('megabytes', node, schema);
}

/** How many of a unit a number of seconds or bytes is, where the schema takes so many. */
function inUnit(
  unit: 'milliseconds' | 'megabytes',
  node: TreeNode | undefined,
  schema: Schema | undefined,
) {
  if (node?.kind !== 'scalar' || node.origins || typeof node.value !== 'number') return undefined;
  if (!schema || noteOf(schema, 'unit') !== unit || node.value <= 0) return undefined;
  const meant = unit === 'milliseconds' ? node.value * 1000 : node.value / 1_000_000;
  return z.safeParse(schema, meant).success ? String(meant) : undefined;
}

/** `label:Go`, where a group of keys belongs. */
function tightKey(node: Scalar, schema: Schema, place: Place): Problem | undefined {
  const [, key] = /^(?!(?:tel|sms|mailto):)([\w-]+):(?!\/\/)\S/.exec(node.written) ?? [];
  if (key === undefined || !node.isPlain || !takesGroup(schema)) return undefined;
  return createProblem(
    'space-after-colon',
    { key },
    { ...place, end: place.start + key.length + 1 },
  );
}

/** `description Bread and milk`, where a group with that key belongs. */
function looseKey({ written, isPlain }: Scalar, schema: Schema, place: Place): Problem | undefined {
  const [, key = ''] = /^([\w-]+)\s+\S/.exec(written) ?? [];
  return isPlain && fieldsOf(schema).has(key)
    ? createProblem('missing-colon', { text: written }, place)
    : undefined;
}

/** The lines of a text behind a bar, where each can be an item of the list that belongs there. */
function itemsOnLines(node: TreeNode, schema: Schema, { source }: Document): Fix | undefined {
  const [, bar = '', lines = ''] =
    /^(\|[-+]?[ \t]*\n)([^]*)$/.exec(source.slice(node.start, node.end)) ?? [];
  const items = [...lines.matchAll(/^[ \t]*(?=\S)(.*\S)/gm)];
  const texts = items.map(([, text = '']) => text);
  // What begins with a small letter may be the rest of the line before.
  const areItems = texts.every((text) => isPlainWord(text) && !/^\p{Ll}/u.test(text));
  if (!areItems || !z.safeParse(schema, texts).success) return undefined;
  const start = node.start + bar.length;
  const dashes = items.map(({ 0: line, 1: text = '', index }) => {
    const at = start + index + line.length - text.length;
    return { start: at, end: at, text: '- ' };
  });
  const space = /\s*$/.exec(source.slice(0, node.start))?.[0].length ?? 0;
  return safely({ start: node.start - space, end: start - 1, text: '' }, ...dashes);
}

/** Items of a list that became one text, since the first has a bullet, a long dash, or no space behind its dash. */
function markedItems(node: Scalar, schema: Schema, { source }: Document): Problem | undefined {
  const text = source.slice(node.start, node.end);
  if (!node.isPlain || node.repeats || !kindsIn(schema).has('array')) return undefined;
  const items = [
    ...text.matchAll(
      /^([ \t]*)(?:([\u2010-\u2015\u2212\u2022\u2023\u25E6\u00B7])[ \u00A0]*|-(?: |(?=[\w"'/])))(?=\S)/gm,
    ),
  ];
  if (items.length === 0 || items.length !== text.split('\n').length) return undefined;
  const edits = items.flatMap(({ 0: whole, 1: lead = '', index }) => {
    const start = node.start + index;
    const isRight = whole === `${lead}- `;
    return isRight ? [] : { start: start + lead.length, end: start + whole.length, text: '- ' };
  });
  const mark = items[0]?.[2];
  const fix = { edits, isSafe: true };
  const place = { start: node.start, end: node.start + 1, path: [], fix };
  return mark === undefined
    ? createProblem('space-after-dash', {}, place)
    : createProblem('wrong-dash', { mark }, place);
}
