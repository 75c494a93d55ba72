import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import { groupBy } from '../groupBy.ts';
import { foldUses, misspeltName } from '../misspeltName.ts';
import { type Group, keyAt, nodeAt, type Path, type Scalar, type TreeNode } from '../tree.ts';
import type { Fault } from './findTarget.ts';

/** Faults with the one that replaces them. */
type Joined = { fault: Fault; group: Fault[] };

/** Faults that agree on one cause become a single fault there: a slip where a name is declared, a value that is no number. */
export function joinFaults(
  faults: readonly Fault[],
  tree: Group,
  used: ReadonlySet<Scalar>,
): Fault[] {
  const join = (code: Code, joinGroup: (group: Fault[], about: Path) => Problem | undefined) => {
    const groups = groupBy(
      faults.filter(({ problem }) => problem.code === code),
      ({ about }) => about?.join('.') ?? '',
    );
    return [...groups.values()].flatMap((group): Joined[] => {
      const about = group[0]?.about ?? [];
      const problem = joinGroup(group, about);
      return problem ? [{ fault: { problem, about }, group }] : [];
    });
  };
  const joined = [
    ...join('unknown-reference', (group, about) => joinNames(group, about, { tree, used })),
    ...join('format-needs-number', (group, about) => joinFormats(group, about, tree)),
  ];
  const explained = new Set(joined.flatMap(({ group }) => group));
  return [...faults.filter((fault) => !explained.has(fault)), ...joined.map(({ fault }) => fault)];
}

/** Several references agree against the name of a declaration (a tier, a custom constant) that nothing uses. */
function joinNames(
  group: readonly Fault[],
  about: Path,
  { tree, used }: { tree: Group; used: ReadonlySet<Scalar> },
): Problem | undefined {
  const uses = group.map(({ problem }) => problem);
  const slip = misspeltName(uses, String(about.at(-1)), (nearest) => {
    const path = [...about.slice(0, -1), nearest];
    const [key, node] = [keyAt(tree, path), nodeAt(tree, path)];
    return key && node && { ...key, path, isUsed: isUsed(node, used) };
  });
  return slip ?? foldUses(uses);
}

function isUsed(node: TreeNode, used: ReadonlySet<Scalar>): boolean {
  if (node.kind === 'scalar') return used.has(node);
  const parts =
    node.kind === 'list' ? node.items : [...node.entries.values()].map(({ value }) => value);
  return parts.some((part) => isUsed(part, used));
}

/** Several formats that need a number agree that the value itself is wrong. */
function joinFormats(group: readonly Fault[], about: Path, tree: Group): Problem | undefined {
  const node = nodeAt(tree, about);
  if (group.length < 2 || node?.kind !== 'scalar') return undefined;
  const facts = { path: about.join('.'), value: String(node.value), count: group.length };
  const related = group.map(({ problem: { start, end } }) => ({
    start,
    end,
    message: 'A format needs a number here.',
  }));
  const { start, end } = node;
  return createProblem('value-needs-number', facts, { start, end, path: about, related });
}
