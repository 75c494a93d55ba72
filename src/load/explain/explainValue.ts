import { createProblem } from '#problems/createProblem.ts';
import type { Fix, Problem } from '#problems/Problem.ts';
import { z } from 'zod';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import { schemaAt } from '../schemaAt.ts';
import { kindOfField, noteOf, type Schema } from '../schemaNodes.ts';
import type { Path, Scalar, TreeNode } from '../tree.ts';
import {
  advise,
  adviseComma,
  adviseList,
  isGroupInBrackets,
  kindsIn,
  telephoneForm,
} from './advise.ts';
import { valuePlace } from './issuePlaces.ts';
import { kindOf, kindWanted } from './kindWords.ts';
import { meantForms } from './meantForms.ts';
import { keyOf, textOf, writtenOf } from './nodeWords.ts';
import { valueAt } from '../paths.ts';
import type { Context, Issue } from './readIssues.ts';
import { describeStrange, plainLetters } from './strangeLetters.ts';

/** A value of the wrong kind, or a word that is none of those that can stand there. */
export function wrongValue(issue: Issue, node: TreeNode, context: Context): Problem {
  const place = valuePlace(issue.path, context);
  const schema = schemaAt(context.schema, context.data, issue.path) ?? context.schema;
  if (node.kind === 'scalar' && !adviseList(node.written, schema)) {
    if (issue.code === 'invalid_union' && 'options' in issue && issue.options)
      return unknownType(issue.options.map(String), node, place);
    if (issue.code === 'invalid_value')
      return unknownWord(issue.values.map(String), node, { ...place, context });
    if (issue.code === 'invalid_type' && issue.expected === 'int' && typeof node.value === 'number')
      return notWhole(node, place, context);
  }
  const tight = node.kind === 'scalar' && node.isPlain ? tightKey(node, schema) : undefined;
  if (tight !== undefined) {
    const end = place.start + tight.length + 1;
    return createProblem('space-after-colon', { key: tight }, { ...place, end });
  }
  const marked = node.kind === 'scalar' ? markedItems(node, schema, context) : undefined;
  if (marked) return marked;
  const isNumberInList = typeof issue.path.at(-1) === 'number' && kindsIn(schema).has('number');
  const { advice, suggestion } = (isNumberInList && adviseComma(node)) || advise(node, schema);
  const problem = createProblem(
    'wrong-kind',
    {
      written: node.kind === 'scalar' ? writtenOf(node) : partName(issue.path),
      got: kindOf(node),
      wanted: kindWanted(schema),
      advice,
    },
    { ...place, suggestion },
  );
  const fix = isGroupInBrackets(node, schema) ? inBraces(node) : undefined;
  return fix ? { ...problem, fix } : problem;
}

function partName(path: Path): string {
  const isItem = typeof path.at(-1) === 'number';
  return `${isItem ? 'This item of' : 'What stands under'} "${keyOf(path)}"`;
}

/** `[ label: Home, to: / ]` with the other brackets. */
function inBraces({ start, end }: TreeNode): Fix {
  return {
    edits: [
      { start, end: start + 1, text: '{' },
      { start: end - 1, end, text: '}' },
    ],
    isSafe: true,
  };
}

/** What stands under links for this address, or the page that it leads to when it is one of this site. */
function meantTarget(written: string, { data, names }: Context): string | undefined {
  const name = names.links.find((link) => valueAt(data, ['links', link, 'href']) === written);
  const own = valueAt(data, ['site', 'url']);
  if (name !== undefined || typeof own !== 'string' || !written.startsWith(own)) return name;
  const path = written.slice(own.length).replace(/\/+$/, '') || '/';
  return names.pages.includes(path) ? path : undefined;
}

const addressForm =
  'An outside address stands once, under links: add it there, and write its name here.';
const ownFile =
  'A file of your own computer is not part of the site: copy it into the folder media.';

/** The digits of a telephone number without the 0 that is dialled within the country only. */
function localTelephone(written: string): string | undefined {
  const number = /^(?:tel:)?\s*0([\d\s().-]{6,})$/.exec(written)?.[1];
  return number?.replace(/\D/g, '');
}

function isBritish({ data }: Context): boolean {
  return valueAt(data, ['site', 'language']) === 'en-GB';
}

/** Items of a list that became one text: bullets, long dashes, or dashes without a space behind them. */
function markedItems(node: Scalar, schema: Schema, { source }: Context): Problem | undefined {
  const text = source.slice(node.start, node.end);
  if (!node.isPlain || node.repeats || !kindsIn(schema).has('array')) return undefined;
  const items = [
    ...text.matchAll(
      /^[ \t]*(?:([\u2010-\u2015\u2212\u2022\u2023\u25E6\u00B7])[ \u00A0]*|(-)(?=[\w"'/]))(?=\S)/gm,
    ),
  ];
  if (items.length === 0 || items.length !== text.split('\n').length) return undefined;
  const edits = items.map((item) => {
    const [whole, mark] = item;
    const start = node.start + item.index + whole.search(/\S/);
    const end = node.start + item.index + whole.length;
    return { start, end: mark === undefined ? start + 1 : end, text: '- ' };
  });
  const mark = items[0]?.[1];
  const place = { start: node.start, end: node.start + 1, path: [] };
  const problem =
    mark === undefined
      ? createProblem('space-after-dash', {}, place)
      : createProblem('wrong-dash', { mark }, place);
  return { ...problem, fix: { edits, isSafe: true } };
}

/** A text that does not have the form of an address, a colour, a path … */
export function wrongForm(issue: Issue, node: TreeNode | undefined, context: Context): Problem {
  const written = textOf(node);
  const schema = schemaAt(context.schema, context.data, issue.path);
  const kind = schema && kindOfField(schema);
  const target = kind === 'target' ? meantTarget(written, context) : undefined;
  const local = kind === 'address' ? localTelephone(written) : undefined;
  const number = local !== undefined && isBritish(context) ? `tel:+44${local}` : undefined;
  const known = target ?? number;
  const nearest =
    known === undefined ? meantForms(written, { schema, kind, names: context.names }) : [known];
  const strange =
    describeStrange(written) ??
    edgeSpace(written) ??
    (local !== undefined && number === undefined ? telephoneForm : undefined) ??
    (kind === 'target' && nearest.length === 0 && /^https:\/\/\S+$/.test(written)
      ? addressForm
      : undefined) ??
    (kind === 'media' && /^[a-z]:[\\/]/i.test(written) ? ownFile : undefined);
  return createProblem(
    'wrong-form',
    { written, rule: issue.message, nearest, strange },
    { ...valuePlace(issue.path, context), suggestion: oneOrMore(nearest) },
  );
}

type Place = ReturnType<typeof valuePlace>;

function unknownType(known: string[], node: Scalar, place: Place): Problem {
  const type = String(node.value);
  const nearest = nearestOrSame(type, known);
  return createProblem(
    'unknown-type',
    { type, nearest, known: nearestFirst(nearest, known), strange: describeStrange(type) },
    { ...place, suggestion: oneOrMore(nearest) },
  );
}

function unknownWord(
  known: string[],
  node: Scalar,
  { context, ...place }: Place & { context: Context },
): Problem {
  const word = String(node.value);
  const nearest = nearestOrSame(word, known);
  return createProblem(
    'unknown-word',
    {
      word,
      nearest,
      known: nearestFirst(nearest, known),
      isListed: takesList(place.path, context),
      strange: describeStrange(word),
    },
    { ...place, suggestion: oneOrMore(nearest) },
  );
}

/** The key of `label:Go`, where a group of keys belongs. */
function tightKey(node: Scalar, schema: Schema): string | undefined {
  const kinds = kindsIn(schema);
  return kinds.has('object') || kinds.has('record')
    ? /^(?!(?:tel|mailto):)([\w-]+):(?!\/\/)\S/.exec(node.written)?.[1]
    : undefined;
}

function notWhole(node: Scalar, place: Place, context: Context): Problem {
  const isThousands = /^-?[1-9]\d{0,2}\.\d{3}$/.test(node.written);
  const schema = schemaAt(context.schema, context.data, place.path);
  const isTime = schema !== undefined && noteOf(schema, 'unit') === 'milliseconds';
  const seconds =
    isTime && !isThousands && !node.origins ? String(Number(node.value) * 1000) : undefined;
  const isRight =
    schema !== undefined && seconds !== undefined && z.safeParse(schema, Number(seconds)).success;
  const meant = isThousands ? node.written.replace('.', '') : isRight ? seconds : undefined;
  const written = writtenOf(node);
  return createProblem(
    'not-whole',
    { written, meant, isSeconds: isRight },
    { ...place, suggestion: meant },
  );
}

function nearestOrSame(written: string, known: readonly string[]): string[] {
  const plain = plainLetters(written);
  return known.includes(plain) ? [plain] : nearestWords(plain, known);
}

/** Whether a list can stand at a path as well. */
function takesList(path: Path, context: Context): boolean {
  const schema = schemaAt(context.schema, context.data, path);
  return schema !== undefined && kindsIn(schema).has('array');
}

function nearestFirst(nearest: readonly string[], known: readonly string[]): string[] {
  return [...nearest, ...known.filter((word) => !nearest.includes(word))];
}

function edgeSpace(text: string): string | undefined {
  if (text.trimEnd() !== text) return 'There is a space at its end.';
  return text.trimStart() === text ? undefined : 'There is a space at its beginning.';
}
