import type { TreeNode } from './tree.ts';

/** Stands for a value whose fault is already told, so that the schema's word on it can be left out. */
export const broken: unique symbol = Symbol('broken');

/** The tree as plain data, for the schema. Top-level `x-…` keys, the home of anchors, are left out. */
export function toData(root: TreeNode): unknown {
  const data = plain(root);
  if (root.kind === 'group') {
    return Object.fromEntries(
      Object.entries(data as object).filter(([key]) => !key.startsWith('x-')),
    );
  }
  return data;
}

function plain(node: TreeNode): unknown {
  if (node.kind === 'scalar') return node.isBroken ? broken : node.value;
  if (node.kind === 'list') return node.items.map(plain);
  // Names that an object has of itself (`__proto__`) do not come this far.
  const data: Record<string, unknown> = {};
  for (const { name, value } of node.entries.values()) data[name] = plain(value);
  return data;
}
