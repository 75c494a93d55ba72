import type { Range } from '#problems/Problem.ts';
import { keyAt, nodeAt, type Path, type TreeNode } from './tree.ts';

/** Where a fault of a value is underlined: the value, or its key when nothing is written after it. */
export function placeOfValue(root: TreeNode, path: Path): Range {
  const node = nodeAt(root, path);
  return node && node.end > node.start ? node : placeOfKey(root, path);
}

/**
 * Where a fault of a whole part is underlined: its key; in a list, the first key of the item; else
 * the item. A part that is not there stands for its nearest parent.
 */
export function placeOfKey(root: TreeNode, path: Path): Range {
  const key = keyAt(root, path);
  if (key) return key;
  const node = nodeAt(root, path);
  if (!node) return path.length === 0 ? root : placeOfKey(root, path.slice(0, -1));
  const first = node.kind === 'group' ? node.entries.values().next().value : undefined;
  return first?.key ?? node;
}
