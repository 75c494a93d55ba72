import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { version } from '#schema/changes.ts';
import { findRetired, versionOf } from './findRetired.ts';
import { type Group, keyAt, placeOfValue } from './tree.ts';

/** Says that a file is written for an earlier version, and which of its keys have changed since. */
export function oldVersion(tree: Group): Problem | undefined {
  const written = versionOf(tree);
  if (written >= version) return undefined;
  const related = findRetired(tree).flatMap(({ path, to }) => {
    const key = keyAt(tree, path);
    const message = to ? `This is ${to.join('.')} now.` : 'This is no longer needed.';
    return key ? [{ start: key.start, end: key.end, message }] : [];
  });
  const place = { ...placeOfValue(tree, ['version']), path: ['version'] };
  return createProblem('old-version', { written, version }, { ...place, related });
}
