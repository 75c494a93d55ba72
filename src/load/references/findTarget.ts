import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestWords } from '../nearestWords.ts';
import type { Group, Path, Scalar, TreeNode } from '../tree.ts';
import type { Word } from './parseReferences.ts';

/** Where a reference may start. */
const roots = ['constants', 'site', 'links'];

/** What is wrong with a reference; `about` is the path of what it refers to. */
export type Fault = { problem: Problem; about?: Path };

/** The single value that the steps of a reference lead to, or what is wrong with them. `path` is where the reference is. */
export function findTarget(root: Group, steps: readonly Word[], path: Path): Scalar | Fault {
  let node: TreeNode = root;
  const names = steps.map(({ name }) => name);
  for (const [index, { name, start, end }] of steps.entries()) {
    const parents = names.slice(0, index);
    const parent = parents.join('.');
    if (node.kind !== 'group') {
      const place = { start, end, path };
      const problem = createProblem('reference-into-value', { name, parent }, place);
      return { problem, about: parents };
    }
    const isKnown = index > 0 || roots.includes(name);
    const next: TreeNode | undefined = isKnown ? node.entries.get(name)?.value : undefined;
    if (!next) {
      const { entries } = node;
      const known = index === 0 ? roots.filter((word) => entries.has(word)) : [...entries.keys()];
      const nearest = nearestWords(name, known);
      const facts = { name, parent, nearest, known };
      const problem = createProblem('unknown-reference', facts, { start, end, path });
      return { problem, about: [...parents, name] };
    }
    node = next;
  }
  if (node.kind === 'scalar') return node;
  const place = { start: steps[0]?.start ?? 0, end: steps.at(-1)?.end ?? 0, path };
  const known = node.kind === 'group' ? [...node.entries.keys()] : [];
  const facts = { path: names.join('.'), known };
  return { problem: createProblem('reference-to-group', facts, place), about: names };
}
