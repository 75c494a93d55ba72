import { placeOfKey, placeOfValue } from '../places.ts';
import { nodeAt, type Path, type TreeNode } from '../tree.ts';
import type { Context } from './readIssues.ts';

/** Where a fault of a value is shown, with the places that the value comes from. */
export function valuePlace(path: Path, context: Context) {
  const node = nodeAt(context.tree, path);
  const origins = node?.kind === 'scalar' ? node.origins : undefined;
  return {
    ...placeOfValue(context.tree, path),
    path,
    ...(origins && {
      related: origins.map(({ start, end, path: from }) => ({
        start,
        end,
        message: `${from.join('.')} stands here.`,
      })),
    }),
  };
}

/** Where a fault of a whole part is shown. */
export function keyPlace(path: Path, context: Context) {
  return { ...placeOfKey(context.tree, path), path };
}

/** A rule about a single value is shown at the value, one about a whole part at its key. */
export function rulePlace(path: Path, node: TreeNode | undefined, context: Context) {
  return node?.kind === 'scalar' ? valuePlace(path, context) : keyPlace(path, context);
}
