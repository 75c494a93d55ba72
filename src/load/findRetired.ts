import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Change, changes, version } from '#schema/changes.ts';
import { SiteFile } from '#schema/site.ts';
import { schemaAt } from './schemaAt.ts';
import {
  type Group,
  keyAt,
  nodeAt,
  placeOfValue,
  partsIn,
  type Path,
  toData,
  type TreeNode,
} from './tree.ts';

/** A key of an earlier version of the format, where a file has it. */
export type Retired = { change: Change; path: Path; to: Path | undefined };

/**
 * The keys that are not what they were: of a file of an earlier version all that have changed since, of
 * the present one those that the schema does not know, of a later one none. What `*name` repeats is found where it is first.
 */
export function findRetired(tree: Group): Retired[] {
  const written = versionOf(tree);
  if (written > version) return [];
  const data = toData(tree);
  return rootsIn(tree).flatMap(({ root, path, type }) =>
    changes
      .filter(({ block, from }) => block === type && nodeAt(root, from) !== undefined)
      .map((change) => ({
        change,
        path: [...path, ...change.from],
        to: change.to && [...path, ...change.to],
      }))
      .filter(
        ({ change, path: at }) =>
          hasValue(nodeAt(tree, at), change) &&
          (change.since > written || schemaAt(SiteFile, data, at) === undefined),
      ),
  );
}

/** The version that a file is written for, or the present one where that cannot be read. */
export function versionOf(tree: Group): number {
  const node = nodeAt(tree, ['version']);
  return node?.kind === 'scalar' && /^[1-9]\d*$/.test(node.written)
    ? Number(node.written)
    : version;
}

/** Says that a file is written for another version; of an earlier one, which of its keys have changed since. */
export function otherVersion(tree: Group): Problem | undefined {
  const written = versionOf(tree);
  const place = { ...placeOfValue(tree, ['version']), path: ['version'] };
  if (written === version) return undefined;
  if (written > version) return createProblem('new-version', { written, version }, place);
  const related = findRetired(tree).flatMap(({ path, to }) => {
    const key = keyAt(tree, path);
    const message = to ? `This is ${to.join('.')} now.` : 'This is no longer needed.';
    return key ? [{ start: key.start, end: key.end, message }] : [];
  });
  return createProblem('old-version', { written, version }, { ...place, related });
}

type Root = { root: Group; path: Path; type?: string };

/** What the paths of changes begin at: the file, and every section of it. */
function rootsIn(tree: Group): Root[] {
  const sections = partsIn(tree).flatMap(({ node, path }): Root[] => {
    const type = nodeAt(node, ['type']);
    return node.kind === 'group' && type?.kind === 'scalar'
      ? [{ root: node, path, type: String(type.value) }]
      : [];
  });
  return [{ root: tree, path: [] }, ...sections];
}

function hasValue(node: TreeNode | undefined, change: Change): boolean {
  if (change.to || change.value === undefined) return true;
  return node?.kind === 'scalar' && (node.template ?? node.value) === change.value;
}
