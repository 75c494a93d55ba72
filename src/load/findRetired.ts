import { type Change, changes, version } from '#schema/changes.ts';
import { SiteFile } from '#schema/site.ts';
import { schemaAt } from './schemaAt.ts';
import { type Group, nodeAt, type Path, toData, type TreeNode } from './tree.ts';

/** A key of an earlier version of the format, where a file has it. */
export type Retired = { change: Change; path: Path; to: Path | undefined };

/**
 * The keys that are not what they were: of a file of an earlier version all that have changed since, of
 * any other those that the schema does not know. What `*name` repeats is found where it is first.
 */
export function findRetired(tree: Group): Retired[] {
  const written = versionOf(tree);
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

type Root = { root: Group; path: Path; type?: string };

/** What the paths of changes begin at: the file, and every section of it. */
function rootsIn(tree: Group): Root[] {
  const roots: Root[] = [{ root: tree, path: [] }];
  const seen = new Set<unknown>();
  const visit = (node: TreeNode, path: Path): void => {
    if (node.kind === 'scalar') return;
    const inside = node.kind === 'list' ? node.items : node.entries;
    // Repeated parts share what they hold.
    if (seen.has(inside)) return;
    seen.add(inside);
    if (node.kind === 'list') return node.items.forEach((item, at) => visit(item, [...path, at]));
    const type = node.entries.get('type')?.value;
    if (type?.kind === 'scalar') roots.push({ root: node, path, type: String(type.value) });
    for (const { name, value } of node.entries.values()) visit(value, [...path, name]);
  };
  visit(tree, []);
  return roots;
}

function hasValue(node: TreeNode | undefined, change: Change): boolean {
  if (change.to || change.value === undefined) return true;
  return node?.kind === 'scalar' && (node.template ?? node.value) === change.value;
}
