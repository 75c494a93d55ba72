import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { groupBy } from '../groupBy.ts';
import { fixOf, type Meant, meantWords } from '../meantWords.ts';
import { nearestWords } from '../nearestWords.ts';
import { isGroup, isHolder, ownValue, valueAt } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { listFor, optionFor } from '../schemaAt.ts';
import {
  definitionOf,
  fieldsOf,
  noteOf,
  requiredKeys,
  type Schema,
  unwrap,
} from '../schemaNodes.ts';
import type { Path } from '../tree.ts';
import { fieldsAt, nameGroup } from './describe.ts';
import { itemNamed } from './itemNamed.ts';
import { adviseReference } from './itemsAround.ts';
import { missingKeys, neededKeys } from './missingKeys.ts';
import { isMissing, type Issue, neederOf, schemaOf } from './readIssues.ts';
import { describeStrange, plainLetters } from './strangeLetters.ts';
import { calledOtherwise } from './usualKeys.ts';
import { whereItBelongs } from './whereItBelongs.ts';

/** What is wrong with keys, the paths that this is about, and the issues about anything else. */
type Explained = { problems: Problem[]; about: Path[]; others: Issue[] };

/**
 * An unknown key and the missing key that it is a slip of are one problem. So are the only unknown
 * and the only missing key of a group, whatever their letters, and all the keys that a group needs.
 */
export function explainKeys(issues: readonly Issue[], context: Document): Explained {
  const isAboutKeys = (issue: Issue) =>
    issue.code === 'unrecognized_keys' || isMissing(issue, context);
  const groups = groupBy(issues.filter(isAboutKeys), ({ code, path }) =>
    JSON.stringify(code === 'unrecognized_keys' ? path : path.slice(0, -1)),
  );
  const explained = [...groups].map(([parent, own]) =>
    explainGroup(JSON.parse(parent) as Path, own, context),
  );
  return {
    problems: explained.flatMap(({ problems }) => problems),
    about: explained.flatMap(({ about }) => about),
    others: issues.filter((issue) => !isAboutKeys(issue)),
  };
}

function explainGroup(
  parent: Path,
  issues: readonly Issue[],
  context: Document,
): Pick<Explained, 'problems' | 'about'> {
  const misplaced = misplacedItem(parent, context);
  if (misplaced) return { problems: [misplaced], about: [] };
  const strange = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  // In `{text:"One, two"}` the text is cut at its comma, and the group seems to lack the key.
  const tight = strange.filter((key) => /^[\w-]+:./.test(key));
  const missing = issues.filter(
    (issue) => issue.code !== 'unrecognized_keys' && tight.length === 0,
  );
  const type = missing.find(({ code }) => code === 'invalid_union');
  const written = Object.keys(valueAt(context.data, parent) ?? {});
  const all = type ? [lastKey(type)] : [...fieldsAt(parent, context).keys()];
  const keys = type ? meantAsType(written, parent, context) : tight.length > 0 ? tight : strange;
  const present = new Set(written);
  const schema = schemaOf(parent, context);
  const data = valueAt(context.data, parent);
  const group = schema && optionFor(schema, data);
  const may = group && keysOfVariant(group, data);
  const free = all.filter((word) => !present.has(word) && (may?.includes(word) ?? true));
  const unknown = keys.map((key) => guessKey(key, { parent, all, free, group }));
  const lacking = missing.map(lastKey);
  for (const one of unknown) {
    const { key, nearest, known, meant } = one;
    if (nearest.length > 0 || meant.needless !== undefined) continue;
    nearest.push(...calledOtherwise([...parent, key], { known, lacking }, context));
    if (nearest.length > 0) continue;
    one.item = itemNamed(parent, key, context);
    // With its items, the list is there.
    const at = missing.findIndex((issue) => lastKey(issue) === one.item?.list);
    if (at !== -1) missing.splice(at, 1);
  }
  for (const one of unknown.filter(({ isPresent }) => !isPresent)) {
    const at = missing.findIndex((issue) => one.nearest.includes(lastKey(issue)));
    if (at === -1) continue;
    one.nearest = [...new Set([...missing.splice(at, 1).map(lastKey), ...one.nearest])];
  }
  const [only, ...others] = unknown.filter(({ nearest }) => nearest.length === 0);
  if (only && others.length === 0 && missing.length === 1)
    only.missing = missing.splice(0).map(lastKey)[0];
  const always = missing.filter((issue) => neederOf(issue) === undefined);
  const byRule = groupBy(
    missing.filter((issue) => !always.includes(issue)),
    (issue) => String(neederOf(issue)),
  );
  return {
    problems: [
      ...unknown.map((one) => unknownKey(one, context)),
      ...(always.length > 0 ? [missingKeys(always, context)] : []),
      ...[...byRule.values()].map((needed) => neededKeys(needed, context)),
    ],
    about: [...unknown.flatMap(meantPaths), ...missing.map(({ path }) => path)],
  };
}

/** The keys that a group may have by the word of one of them. */
function keysOfVariant(group: Schema, data: unknown): readonly string[] | undefined {
  const variants = noteOf(group, 'variants');
  return variants && ownValue(variants.of, String(valueAt(data, [variants.by])))?.may;
}

/** A key that its group does not know, with all that can be guessed about it. */
type UnknownKey = {
  /** The group that holds the key. */
  parent: Path;
  key: string;
  nearest: string[];
  /** The nearest key is written there already. */
  isPresent: boolean;
  /** A required key that is not there, when the unknown one seems to be in its place. */
  missing: string | undefined;
  /** The keys that the group could still take. */
  known: string[];
  /** What the schema notes of such a key. */
  meant: Meant;
  /** What says the key is an item of a list. */
  item: ReturnType<typeof itemNamed>;
};

/** An item of another list: a page among the redirects, or a section among the facts, some of whose keys those may have, too. */
function misplacedItem(path: Path, context: Document): Problem | undefined {
  const item = valueAt(context.data, path);
  if (typeof path.at(-1) !== 'number' || !isGroup(item)) return undefined;
  const keys = Object.keys(item);
  const schema = schemaOf(path, context);
  const strange = keys.filter((key) => keys.length <= mostKeys && schema && !hasKey(schema, key));
  const isMostlyStrange = strange.length >= 2 && strange.length * 2 > keys.length;
  const needed = schema ? requiredKeys(optionFor(schema, item)) : [];
  const lacksAll = needed.length > 0 && !needed.some((key) => keys.includes(key));
  if (!isMostlyStrange && (strange.length === 0 || !lacksAll)) return undefined;
  const list = listFor(item, context.schema, { isWhole: !isMostlyStrange });
  if (list === undefined) return undefined;
  const facts = { group: nameGroup(path, context), keys, list };
  return createProblem('misplaced-item', facts, context.atKey(path));
}

function guessKey(
  key: string,
  {
    parent,
    all,
    free,
    group,
  }: Pick<UnknownKey, 'parent'> & {
    all: readonly string[];
    free: string[];
    group: Schema | undefined;
  },
): UnknownKey {
  const word = leadingWord(key);
  const meant = meantWords(plainLetters(key), group, free);
  const near = word !== undefined && free.includes(word) ? [word] : nearestWords(key, free);
  const isNear = !meant.isCertain && meant.needless === undefined;
  const certain = [...new Set([...meant.words, ...(isNear ? near : [])])];
  const nearest = certain.length > 0 || !isNear ? certain : nearestWords(key, all);
  const isPresent = certain.length === 0 && nearest.length > 0;
  return {
    parent,
    key,
    nearest,
    isPresent,
    missing: undefined,
    known: free,
    meant,
    item: undefined,
  };
}

/** A key that its group does not know. */
function unknownKey(found: UnknownKey, context: Document): Problem {
  const { parent, key, nearest, isPresent, known, meant } = found;
  const place = context.atKey([...parent, key]);
  const [, tight] = /^([\w-]+):./.exec(key) ?? [];
  if (tight !== undefined) {
    const end = place.start + tight.length + 1;
    return createProblem('space-after-colon', { key: tight }, { ...place, end });
  }
  if (nearest.length === 1 && leadingWord(key) === nearest[0])
    return createProblem('missing-colon', { text: key }, place);
  const whole = adviseReference(parent, context);
  return createProblem(
    'unknown-key',
    {
      ...found,
      missing: whole === undefined ? found.missing : undefined,
      group: nameGroup(parent, context),
      present: isPresent,
      known: known.filter((word) => !nearest.includes(word)),
      strange: describeStrange(key),
      elsewhere:
        whole?.advice ??
        meant.needless ??
        found.item?.advice ??
        (nearest.length === 0 ? whereItBelongs(parent, key, context) : undefined),
    },
    // No replacement: a key that is there already, and one that takes a text where there is more.
    isPresent || nearest.some((one) => isTooMuch(one, found, context))
      ? { ...place, suggestion: [] }
      : { ...place, fix: fixOf(meant, { written: key, ...place }, context) },
  );
}

/** Whether what is written under an unknown key is a list or group, and another key takes neither. */
function isTooMuch(word: string, { parent, key }: UnknownKey, context: Document): boolean {
  const field = fieldsAt(parent, context).get(word);
  const plain = ['string', 'enum', 'number', 'boolean', 'literal'];
  return (
    isHolder(valueAt(context.data, [...parent, key])) &&
    field !== undefined &&
    plain.includes(definitionOf(unwrap(field)).type)
  );
}

/** The first of the words that are read as one key. */
export function leadingWord(key: string): string | undefined {
  return /^([\w-]+) +\S/.exec(key)?.[1];
}

/** The paths of the keys that may be meant; where nothing can be guessed, of any key that is not there. */
function meantPaths({ parent, nearest, missing, known }: UnknownKey): Path[] {
  const guessed = [...nearest, missing ?? []].flat();
  return (guessed.length > 0 ? guessed : known).map((word) => [...parent, word]);
}

/** No section has more. */
const mostKeys = 100;

/** The key of a section without a type that may be a slip of it: one that is near, else the only one that no section has. */
function meantAsType(written: readonly string[], parent: Path, context: Document): string[] {
  if (written.length > mostKeys) return [];
  const schema = schemaOf(parent, context);
  const near = written.filter((key) => nearestWords(key, ['type']).length > 0);
  const strange = written.filter((key) => !schema || !hasKey(schema, key));
  return near.length > 0 ? near.slice(0, 1) : strange.length === 1 ? strange : [];
}

/** Whether a group, or any option of a union, has such a key. */
function hasKey(schema: Schema, key: string): boolean {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'union'
    ? definition.options.some((option) => hasKey(option, key))
    : fieldsOf(schema).has(key);
}

function lastKey({ path }: Issue): string {
  return String(path.at(-1));
}
