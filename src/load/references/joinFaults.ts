import { groupBy } from '../groupBy.ts';
import { misspeltName } from '../misspeltName.ts';
import { type Group, keyAt, nodeAt, type Scalar, type TreeNode } from '../tree.ts';
import type { Fault } from './findTarget.ts';

/** Tells a slip in a name that references lead to (a tier, an own value) where it is declared, when several agree against it. */
export function joinFaults(
  faults: readonly Fault[],
  tree: Group,
  used: ReadonlySet<Scalar>,
): Fault[] {
  const unknown = faults.filter(({ problem }) => problem.code === 'unknown-reference');
  const groups = groupBy(unknown, ({ about }) => about?.join('.') ?? '');
  const joined = [...groups.values()].flatMap((group): { fault: Fault; group: Fault[] }[] => {
    const about = group[0]?.about ?? [];
    const parent = about.slice(0, -1);
    const problem = misspeltName(
      group.map((fault) => fault.problem),
      String(about.at(-1)),
      (nearest) => {
        const path = [...parent, nearest];
        const key = keyAt(tree, path);
        const node = nodeAt(tree, path);
        return key && node && { ...key, path, isUsed: isUsed(node, used) };
      },
    );
    return problem ? [{ fault: { problem, about }, group }] : [];
  });
  const explained = new Set(joined.flatMap(({ group }) => group));
  return [...faults.filter((fault) => !explained.has(fault)), ...joined.map(({ fault }) => fault)];
}

function isUsed(node: TreeNode, used: ReadonlySet<Scalar>): boolean {
  if (node.kind === 'scalar') return used.has(node);
  const parts =
    node.kind === 'list' ? node.items : [...node.entries.values()].map(({ value }) => value);
  return parts.some((part) => isUsed(part, used));
}
