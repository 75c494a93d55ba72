import { createProblem } from '#problems/createProblem.ts';
import { groupBy } from '../groupBy.ts';
import { foldUses, misspeltName } from '../misspeltName.ts';
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
    if (problem) return [{ fault: { problem, about }, group }];
    const folded = foldUses(group.map((fault) => fault.problem));
    return folded ? [{ fault: { problem: folded, about }, group }] : [];
  });
  const formats = joinFormats(faults, tree);
  const explained = new Set([...joined, ...formats].flatMap(({ group }) => group));
  return [
    ...faults.filter((fault) => !explained.has(fault)),
    ...[...joined, ...formats].map(({ fault }) => fault),
  ];
}

function isUsed(node: TreeNode, used: ReadonlySet<Scalar>): boolean {
  if (node.kind === 'scalar') return used.has(node);
  const parts =
    node.kind === 'list' ? node.items : [...node.entries.values()].map(({ value }) => value);
  return parts.some((part) => isUsed(part, used));
}

/** Several formats that need a number agree that the value itself is wrong, so it is told there. */
function joinFormats(faults: readonly Fault[], tree: Group): { fault: Fault; group: Fault[] }[] {
  const needing = faults.filter(({ problem }) => problem.code === 'format-needs-number');
  const groups = groupBy(needing, ({ about }) => about?.join('.') ?? '');
  return [...groups.values()].flatMap((group) => {
    const about = group[0]?.about ?? [];
    const node = nodeAt(tree, about);
    if (group.length < 2 || node?.kind !== 'scalar') return [];
    const { start, end } = node;
    const facts = { path: about.join('.'), value: String(node.value), count: group.length };
    const related = group.map(({ problem }) => ({
      start: problem.start,
      end: problem.end,
      message: 'A format needs a number here.',
    }));
    const problem = createProblem('value-needs-number', facts, {
      start,
      end,
      path: about,
      related,
    });
    return [{ fault: { problem, about }, group }];
  });
}
