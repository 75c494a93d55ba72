import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import type { Group, Path, Scalar, TreeNode } from '../tree.ts';
import type { Word } from './parseReferences.ts';

/** Where a reference may start. */
const roots = ['constants', 'site', 'links'];

/** What is wrong with a reference; `about` is the path of what it refers to. */
export type Fault = { problem: Problem; about?: Path };

/** The single value that the steps of a reference lead to, or what is wrong with them. `path` is where the reference stands. */
export function findTarget(root: Group, steps: readonly Word[], path: Path): Scalar | Fault {
  let node: TreeNode = root;
  for (const [index, { name, start, end }] of steps.entries()) {
    const parent = steps
      .slice(0, index)
      .map((step) => step.name)
      .join('.');
    if (node.kind !== 'group') {
      const problem = createProblem('reference-into-value', { name, parent }, { start, end, path });
      return { problem, about: steps.slice(0, index).map((step) => step.name) };
    }
    const known: string[] =
      index === 0
        ? roots.filter((word) => node.kind === 'group' && node.entries.has(word))
        : [...node.entries.keys()];
    const next: TreeNode | undefined = known.includes(name)
      ? node.entries.get(name)?.value
      : undefined;
    if (!next) {
      const nearest = nearestWords(name, known);
      const problem = createProblem(
        'unknown-reference',
        { name, parent, nearest, known },
        { start, end, path, suggestion: oneOrMore(nearest) },
      );
      return { problem, about: steps.slice(0, index + 1).map((step) => step.name) };
    }
    node = next;
  }
  if (node.kind === 'scalar') return node;
  const place = { start: steps[0]?.start ?? 0, end: steps.at(-1)?.end ?? 0, path };
  const problem = createProblem(
    'reference-to-group',
    {
      path: steps.map((step) => step.name).join('.'),
      known: node.kind === 'group' ? [...node.entries.keys()] : [],
    },
    place,
  );
  return { problem, about: steps.map((step) => step.name) };
}
