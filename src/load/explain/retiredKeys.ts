import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { findRetired, type Retired } from '../findRetired.ts';
import { isSamePath } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { keyOf, nameGroup } from './describe.ts';
import type { Path } from '../tree.ts';
import { isMissing, type Issue } from './readIssues.ts';

/**
 * The unknown keys that an earlier version of the format had, as problems; and the issues without them, and
 * without the keys that are missing where these belong now.
 */
export function takeRetired(
  issues: readonly Issue[],
  document: Document,
): { retired: Problem[]; others: Issue[] } {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const found =
    unknown.length === 0
      ? []
      : findRetired(document.tree).filter(({ path }) => isIn(unknown, path));
  const paths = found.map(({ path }) => path);
  const meant = found.flatMap(({ to }) => (to ? [to] : []));
  const others = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return isIn(meant, issue.path) && isMissing(issue, document) ? [] : issue;
    const keys = issue.keys.filter((key) => !isIn(paths, [...issue.path, key]));
    return keys.length > 0 ? { ...issue, keys } : [];
  });
  return { retired: found.map((one) => retiredKey(one, document)), others };
}

function isIn(paths: readonly Path[], path: Path): boolean {
  return paths.some((one) => isSamePath(one, path));
}

function retiredKey({ change, path }: Retired, document: Document): Problem {
  const key = keyOf(path);
  const place = document.atKey(path);
  if (change.to) return createProblem('moved-key', { key, to: change.to.join('.') }, place);
  const group = nameGroup(path.slice(0, -1), document);
  return createProblem('removed-key', { key, group, reason: change.reason }, place);
}
