import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { changes } from '#schema/changes.ts';
import type { z } from 'zod';
import { findRetired, type Retired, whatIsNow } from '../findRetired.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { createPathSet, isSamePath } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import type { Fault } from '../references/findTarget.ts';
import { referencesTo } from '../references/referencesTo.ts';
import { isMissingFromPartial, type Path } from '../tree.ts';
import { findCutTexts } from './findCutTexts.ts';
import { findUnquotedTexts } from './findUnquotedTexts.ts';
import { findWordsUnderKeys } from './findWordsUnderKeys.ts';
import { keyOf, nameGroup } from './describe.ts';
import { explainIssue } from './explainIssue.ts';
import { explainKeys } from './explainKeys.ts';
import { isMissing, type Issue, readIssues } from './readIssues.ts';

/** What the steps before have found. */
type Found = {
  /** By the parser: keys that a group has twice, and values that look like something else. */
  parsed: readonly Problem[];
  references: readonly Fault[];
  issues: readonly z.core.$ZodIssue[];
};

/**
 * One problem per cause, in the order of the file. Of several findings with one cause remains, in
 * this order: the option of a union that was meant (`readIssues`); the slip, not the key that is
 * missing for it, and all that a group needs at once (`explainKeys`); the value or name, not the
 * references to it. What lines at a wrong column lead to is joined in `repair`, which knows how the
 * file would be without them.
 */
export function explain({ parsed, references, issues }: Found, document: Document): Problem[] {
  const { retired, others: current } = takeRetired(readIssues(issues, document), document);
  const { cut, others: whole } = takeCut(current, document);
  const keyed = findWordsUnderKeys(whole, document);
  const rest = whole.filter((issue) => !keyed.explained.includes(issue));
  const unquoted = findUnquotedTexts(rest, document);
  const present = rest.filter((issue) => !unquoted.explained.includes(issue));
  const { problems, about: wrongKeys, others } = explainKeys(present, document);
  const ofSchema = [
    ...retired,
    ...cut,
    ...keyed.problems,
    ...unquoted.problems,
    ...problems,
    ...others.map((issue) => explainIssue(issue, document)),
  ];
  const isWrong = createPathSet([...wrongKeys, ...others.map(({ path }) => path)]);
  const wrongNames = ofSchema.filter(
    ({ code }) => code === 'wrong-name' || code === 'missing-colon',
  );
  const namePlaces = referencesTo(
    wrongNames.map(({ path }) => path),
    document.source,
  );
  const ofReferences = references
    .filter(({ problem: { code, ...place }, about }) => {
      if (code === 'malformed-reference')
        return !namePlaces.some(({ start, end }) => start > place.start && end < place.end);
      if (!about) return true;
      const isName = code === 'unknown-reference' && wrongNames.some(isNameOf(about));
      return !isName && !isWrong(about) && !isMissingFromPartial(document.tree, about);
    })
    .map(({ problem }) => problem);
  // A slip that is no name either is reported once, as a slip.
  const misspelt = ofReferences.filter(({ code }) => code === 'misspelt-name');
  const isSlip = ({ code, start }: Problem) =>
    code === 'wrong-name' && misspelt.some((other) => other.start === start);
  return inFileOrder([...parsed, ...ofReferences, ...ofSchema.filter((one) => !isSlip(one))]);
}

/**
 * The unknown keys that an earlier version of the format had, as problems; and the issues without them, and
 * without the keys that are missing where these belong now.
 */
function takeRetired(
  issues: readonly Issue[],
  document: Document,
): { retired: Problem[]; others: Issue[] } {
  const unknown = issues.flatMap(keysOf);
  const isUnknown = createPathSet(unknown);
  const isOld = unknown.some((path) => changes.some(({ from }) => from.at(-1) === path.at(-1)));
  const retired = isOld ? findRetired(document.tree, document.schema) : [];
  const found = retired.filter(({ path }) => isUnknown(path));
  const paths = found.map(({ path }) => path);
  const isMeant = createPathSet(found.flatMap(({ to }) => to));
  const others = withoutKeys(issues, paths).filter(
    (issue) => !isMeant(issue.path) || !isMissing(issue, document),
  );
  return { retired: found.map((one) => retiredKey(one, document)), others };
}

/** The texts that commas cut, as problems; and the issues without their pieces. */
function takeCut(
  issues: readonly Issue[],
  document: Document,
): { cut: Problem[]; others: Issue[] } {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? findCutTexts(issue.path, issue.keys, document) : [],
  );
  const isCut = createPathSet(found.map(({ path }) => path));
  const others = withoutKeys(
    issues,
    found.flatMap(({ rest }) => rest),
  ).filter(({ code, path }) => code === 'unrecognized_keys' || !isCut(path));
  return { cut: found.map(({ problem }) => problem), others };
}

function keysOf(issue: Issue): Path[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [];
}

/** The issues without those about unknown keys at some paths. */
function withoutKeys(issues: readonly Issue[], paths: readonly Path[]): Issue[] {
  if (paths.length === 0) return [...issues];
  const isOne = createPathSet(paths);
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return issue;
    const keys = issue.keys.filter((key) => !isOne([...issue.path, key]));
    return keys.length > 0 ? { ...issue, keys } : [];
  });
}

function retiredKey({ change, path }: Retired, document: Document): Problem {
  const key = keyOf(path);
  const place = document.atKey(path);
  if (change.kind !== 'gone') {
    const facts = {
      key,
      to: whatIsNow(change),
      isRenamed: change.kind === 'renamed',
    };
    return createProblem('moved-key', facts, place);
  }
  const group = nameGroup(path.slice(0, -1), document);
  return createProblem('removed-key', { key, group, reason: change.reason }, place);
}

/** Whether a declared name, written as none can be, is the one that a reference leads to. */
function isNameOf(about: Path): (problem: Problem) => boolean {
  const letters = (path: Path) =>
    String(path.at(-1))
      .toLowerCase()
      .replace(/[^a-z\d]/g, '');
  return ({ path }) =>
    isSamePath(path.slice(0, -1), about.slice(0, -1)) && letters(path).startsWith(letters(about));
}
