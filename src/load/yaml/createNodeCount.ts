import type { TreeNode } from '../tree.ts';

/** How many nodes a part may have when everything that it repeats is written out. */
const mostNodes = 2_000_000;

/**
 * Keeps count of what every node would be with all its repetitions written out. One that was not
 * counted itself, since nothing could be repeated before it, counts as one.
 */
export function createNodeCount() {
  const sizes = new WeakMap<TreeNode, number>();
  let isTooLarge = false;
  return {
    add(node: TreeNode): 'first too large' | 'counted' {
      const size = partsOf(node).reduce((sum, part) => sum + (sizes.get(part) ?? 1), 1);
      sizes.set(node, size);
      if (size <= mostNodes || isTooLarge) return 'counted';
      isTooLarge = true;
      return 'first too large';
    },
    isTooLarge: () => isTooLarge,
  };
}

function partsOf(node: TreeNode): readonly TreeNode[] {
  if (node.kind === 'list') return node.items;
  return node.kind === 'group' ? [...node.entries.values()].map(({ value }) => value) : [];
}
