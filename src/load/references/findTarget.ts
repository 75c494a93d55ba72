import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Nearest } from '../nearestWords.ts';
import { childOf, childrenOf, type Group, type Path, type Scalar, type TreeNode } from '../tree.ts';
import type { Word } from './parseReferences.ts';
import { pathOfSteps, rootNode, rootsOf } from './referenceRoots.ts';

/** What is wrong with a reference; `about` is the path of what it refers to. */
export type Fault = { problem: Problem; about?: Path };

type Where = { path: Path; nearest: Nearest; namesIn: (part: TreeNode) => string[] };

/** The names in the parts of one file, each part read once. People count the items of a list from one. */
export function createNamesIn(): Where['namesIn'] {
  const kept = new Map<TreeNode, string[]>();
  return (part) => {
    const names =
      kept.get(part) ??
      childrenOf(part).map(([step]) => String(typeof step === 'number' ? step + 1 : step));
    kept.set(part, names);
    return names;
  };
}

/** The single value that the steps of a reference lead to, or what is wrong with them. `path` is where the reference is. */
export function findTarget(
  root: Group,
  steps: readonly Word[],
  { path, nearest: nearestWords, namesIn }: Where,
): Scalar | Fault {
  let node: TreeNode = root;
  const names = steps.map(({ name }) => name);
  for (const [index, { name, start, end }] of steps.entries()) {
    const parents = names.slice(0, index);
    const parent = parents.join('.');
    if (node.kind === 'scalar') {
      const place = { start, end, path };
      const problem = createProblem('reference-into-value', { name, parent }, place);
      return { problem, about: pathOfSteps(parents) };
    }
    const step: string | number = node.kind === 'list' ? Number(name) - 1 : name;
    const next: TreeNode | undefined = index === 0 ? rootNode(root, name) : childOf(node, step);
    if (!next) {
      const known = index === 0 ? rootsOf(root) : namesIn(node);
      const constants = rootNode(root, 'constants');
      const isConstant = index === 0 && constants && childOf(constants, name);
      const nearest = isConstant ? [`constants.${name}`] : nearestWords(name, known);
      const facts = { name, parent, nearest, known };
      const problem = createProblem('unknown-reference', facts, { start, end, path });
      return { problem, about: pathOfSteps([...parents, name]) };
    }
    node = next;
  }
  if (node.kind === 'scalar') return node;
  const place = { start: steps[0]?.start ?? 0, end: steps.at(-1)?.end ?? 0, path };
  const facts = { path: names.join('.'), known: namesIn(node) };
  return { problem: createProblem('reference-to-group', facts, place), about: pathOfSteps(names) };
}
