import { groupBy } from '../groupBy.ts';
import { nearestWords } from '../nearestWords.ts';
import { isGroup, valueAt } from '../paths.ts';
import { listFor } from '../schemaAt.ts';
import { definitionOf, fieldsOf, type Schema, unwrap } from '../schemaNodes.ts';
import type { Path } from '../tree.ts';
import { fieldsAt } from './describe.ts';
import type { Document } from '../readDocument.ts';
import { isMissing, type Issue, schemaOf } from './readIssues.ts';

/** A key that its group does not know, with all that can be guessed about it. */
export type UnknownKey = {
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
};

/** An item most of whose keys its list does not know, and which is one of another list. */
export type MisplacedItem = { path: Path; keys: string[]; list: string };

/** What is left when slips are joined: items of other lists, unknown keys, all keys that one group needs, and other issues. */
type Joined = {
  misplaced: MisplacedItem[];
  unknown: UnknownKey[];
  missing: Issue[][];
  others: Issue[];
};

/**
 * An unknown key and the missing key that it is a slip of are one problem. So are the only unknown
 * and the only missing key of a group, whatever their letters, and all the keys that a group needs.
 */
export function joinSlips(issues: readonly Issue[], context: Document): Joined {
  const isAboutKeys = (issue: Issue) =>
    issue.code === 'unrecognized_keys' || isMissing(issue, context);
  const groups = groupBy(issues.filter(isAboutKeys), ({ code, path }) =>
    JSON.stringify(code === 'unrecognized_keys' ? path : path.slice(0, -1)),
  );
  const joined = [...groups].map(([parent, own]) =>
    joinKeys(JSON.parse(parent) as Path, own, context),
  );
  return {
    misplaced: joined.flatMap(({ misplaced }) => misplaced ?? []),
    unknown: joined.flatMap(({ unknown }) => unknown),
    missing: joined.map(({ missing }) => missing).filter(({ length }) => length > 0),
    others: issues.filter((issue) => !isAboutKeys(issue)),
  };
}

function joinKeys(parent: Path, issues: readonly Issue[], context: Document) {
  const misplaced = misplacedItem(parent, context);
  if (misplaced) return { misplaced, unknown: [], missing: [] };
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
  const free = all.filter((word) => !present.has(word));
  const unknown = keys.map((key) => unknownKey(key, { parent, all, free }));
  for (const one of unknown.filter(({ isPresent }) => !isPresent)) {
    const at = missing.findIndex((issue) => one.nearest.includes(lastKey(issue)));
    if (at === -1) continue;
    one.nearest = [...new Set([...missing.splice(at, 1).map(lastKey), ...one.nearest])];
  }
  const [only, ...others] = unknown.filter(({ nearest }) => nearest.length === 0);
  if (only && others.length === 0 && missing.length === 1)
    only.missing = missing.splice(0).map(lastKey)[0];
  return { unknown, missing };
}

/** A page among the redirects. */
function misplacedItem(path: Path, context: Document): MisplacedItem | undefined {
  const item = valueAt(context.data, path);
  if (typeof path.at(-1) !== 'number' || !isGroup(item)) return undefined;
  const keys = Object.keys(item);
  const schema = schemaOf(path, context);
  const strange = keys.filter((key) => keys.length <= mostKeys && schema && !hasKey(schema, key));
  if (strange.length < 2 || strange.length * 2 <= keys.length) return undefined;
  const list = listFor(item, context.schema);
  return list === undefined ? undefined : { path, keys, list };
}

function unknownKey(
  key: string,
  { parent, all, free }: { parent: Path; all: readonly string[]; free: string[] },
): UnknownKey {
  const word = leadingWord(key);
  const near = word !== undefined && free.includes(word) ? [word] : nearestWords(key, free);
  const nearest = near.length > 0 ? near : nearestWords(key, all);
  const isPresent = near.length === 0 && nearest.length > 0;
  return { parent, key, nearest, isPresent, missing: undefined, known: free };
}

/** The first of the words that are read as one key. */
export function leadingWord(key: string): string | undefined {
  return /^([\w-]+) +\S/.exec(key)?.[1];
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
