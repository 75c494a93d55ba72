import { groupBy } from '../groupBy.ts';
import { nearestWords } from '../nearestWords.ts';
import { schemaAt, optionFor } from '../schemaAt.ts';
import { definitionOf, fieldsOf, type Schema, unwrap } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import type { MisplacedKey, MissingOpener, RepeatedLine } from './strays/Stray.ts';
import { type CutValue, cutValues } from './cutValues.ts';
import { type LostDash, lostDashes } from './lostDashes.ts';
import { isSamePath, valueAt } from '../paths.ts';
import type { Context, Issue } from './readIssues.ts';

/** A key that the schema does not know, with all that can be guessed about it. */
export type UnknownKey = {
  kind: 'unknownKey';
  /** The group that holds the key. */
  parent: Path;
  key: string;
  nearest: string[];
  /** The nearest key is written there already. */
  isPresent: boolean;
  /** A required key that is not there, when the unknown one seems to stand in its place. */
  missing: string | undefined;
  /** The keys that the group could still take. */
  known: string[];
};

/** Several keys that a group needs and does not have. */
export type MissingKeys = { kind: 'missingKeys'; parent: Path; issues: Issue[] };

/** One fault of the operator. */
export type Fault =
  | UnknownKey
  | LostDash
  | MisplacedKey
  | MissingOpener
  | RepeatedLine
  | MissingKeys
  | CutValue
  | { kind: 'issue'; issue: Issue };

/**
 * One fault per cause: an unknown key and the missing key that it is a slip of are one. So are one
 * unknown and one missing key of a group that have nothing to do with each other by their letters.
 */
export function joinSlips(found: readonly Issue[], context: Context): Fault[] {
  const dashes = lostDashes(
    found.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => path),
    context,
  );
  const issues = found.filter(
    ({ path }) => !dashes.some(({ parent }) => isSamePath(path.slice(0, parent.length), parent)),
  );
  const explained = new Set<Issue>();
  const unread = issues
    .filter((issue) => issue.code === 'unrecognized_keys')
    .flatMap((issue) => unknownKeys(issue.path, tightOnes(issue.keys), context));
  const cutOff = cutValues(unread, context);
  const unknown = unread.filter(
    ({ parent, key }) =>
      !cutOff.some((cut) => isSamePath(cut.parent, parent) && cut.pieces.includes(key)),
  );
  const slips = issues.filter(isMissingWord(context)).flatMap((issue) => {
    const slip = slipOfWord(issue, context);
    if (slip) explained.add(issue);
    return slip ?? [];
  });
  for (const fault of unknown) {
    const missing = missingIn(fault.parent, issues, context).filter(
      (issue) => !explained.has(issue),
    );
    const meant = missing.find(
      (issue) => !fault.isPresent && fault.nearest.includes(String(issue.path.at(-1))),
    );
    if (meant) {
      explained.add(meant);
      const key = String(meant.path.at(-1));
      fault.nearest = [key, ...fault.nearest.filter((word) => word !== key)];
    }
  }
  const strange = groupBy(
    unknown.filter(({ nearest }) => nearest.length === 0),
    ({ parent }) => JSON.stringify(parent),
  );
  for (const [fault, ...others] of strange.values()) {
    if (!fault || others.length > 0) continue;
    const missing = missingIn(fault.parent, issues, context).filter(
      (issue) => !explained.has(issue),
    );
    const [only] = missing;
    if (only && missing.length === 1) {
      explained.add(only);
      fault.missing = String(only.path.at(-1));
    }
  }
  const cut = unknown.filter(({ key }) => isTight(key)).map(({ parent }) => parent);
  const rest = issues.filter(
    (issue) =>
      issue.code !== 'unrecognized_keys' &&
      !explained.has(issue) &&
      !cutOff.some(({ parent, key }) => isSamePath(issue.path, [...parent, key])) &&
      !(
        isMissing(issue, context) &&
        cut.some((parent) => isSamePath(issue.path.slice(0, -1), parent))
      ),
  );
  return [
    ...dashes,
    ...cutOff,
    ...unknown,
    ...slips,
    ...rest.map((issue) => ({ kind: 'issue' as const, issue })),
  ];
}

/** The paths at which a fault says that something is wrong or not there. */
export function faultyPaths(fault: Fault): Path[] {
  if (fault.kind === 'issue') return [fault.issue.path];
  if (fault.kind === 'missingKeys') return fault.issues.map(({ path }) => path);
  if (fault.kind === 'missingOpener') return [fault.path];
  if (fault.kind === 'repeatedLine') return [fault.inside];
  if (fault.kind === 'misplacedKey' || fault.kind === 'cutValue')
    return [[...fault.parent, fault.key]];
  if (fault.kind === 'lostDash') return [fault.parent];
  const isGuessed = fault.nearest.length > 0 || fault.missing !== undefined;
  // Where nothing can be guessed, any key that is not there may be the one that was meant.
  const words = isGuessed ? [...fault.nearest, fault.missing ?? []].flat() : fault.known;
  return words.map((word) => [...fault.parent, word]);
}

/** In `{text:"One, two"}` the text is cut at its comma; all its pieces are one fault, that of the first. */
function tightOnes(keys: readonly string[]): readonly string[] {
  const tight = keys.filter(isTight);
  return tight.length > 0 ? tight : keys;
}

/** Whether a key holds its value, since there is no space after its colon. */
function isTight(key: string): boolean {
  return /^[\w-]+:./.test(key);
}

function unknownKeys(parent: Path, keys: readonly string[], context: Context): UnknownKey[] {
  const schema = schemaAt(context.schema, context.data, parent);
  const group = valueAt(context.data, parent);
  const present = Object.keys(typeof group === 'object' && group !== null ? group : {});
  const all = schema ? [...fieldsOf(optionFor(schema, group)).keys()] : [];
  const free = all.filter((word) => !present.includes(word));
  return keys.map((key) => {
    const word = leadingWord(key);
    const near = word !== undefined && free.includes(word) ? [word] : nearestWords(key, free);
    const nearest = near.length > 0 ? near : nearestWords(key, all);
    const isPresent = near.length === 0 && nearest.length > 0;
    return { kind: 'unknownKey', parent, key, nearest, isPresent, missing: undefined, known: free };
  });
}

/** The first of the words that are read as one key. */
export function leadingWord(key: string): string | undefined {
  return /^([\w-]+) +\S/.exec(key)?.[1];
}

/** The required keys of a group that are not there. */
function missingIn(parent: Path, issues: readonly Issue[], context: Context): Issue[] {
  return issues.filter(
    (issue) => isMissing(issue, context) && isSamePath(issue.path.slice(0, -1), parent),
  );
}

/** Whether an issue is about a value that is not written at all. */
export function isMissing(issue: Issue, { tree }: Context): boolean {
  return issue.path.length > 0 && issue.code !== 'custom' && nodeAt(tree, issue.path) === undefined;
}

/** A section without the word that says what it is: `type`. */
function isMissingWord(context: Context) {
  return (issue: Issue) => issue.code === 'invalid_union' && isMissing(issue, context);
}

function slipOfWord(issue: Issue, context: Context): UnknownKey | undefined {
  const parent = issue.path.slice(0, -1);
  const word = String(issue.path.at(-1));
  const group = valueAt(context.data, parent);
  const keys = Object.keys(typeof group === 'object' && group !== null ? group : {});
  const near = keys.find((written) => nearestWords(written, [word]).length > 0);
  const strange = keys.filter((written) => !isKnownSomewhere(written, parent, context));
  const key = near ?? (strange.length === 1 ? strange[0] : undefined);
  if (key === undefined) return undefined;
  const isNear = key === near;
  return {
    kind: 'unknownKey',
    parent,
    key,
    nearest: isNear ? [word] : [],
    isPresent: false,
    missing: isNear ? undefined : word,
    known: isNear ? [] : [word],
  };
}

/** Whether any option of the union at a path has such a key. */
function isKnownSomewhere(key: string, path: Path, context: Context): boolean {
  const schema = schemaAt(context.schema, context.data, path);
  const hasKey = (option: Schema): boolean => {
    const definition = definitionOf(unwrap(option));
    return definition.type === 'union'
      ? definition.options.some(hasKey)
      : fieldsOf(option).has(key);
  };
  return schema !== undefined && hasKey(schema);
}
