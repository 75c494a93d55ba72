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
    const isKnown = index > 0 || roots.includes(name);
    const next: TreeNode | undefined =
      isKnown && node.kind === 'group' ? node.entries.get(name)?.value : undefined;
    if (!next) {
      const parents = namesOf(steps.slice(0, index));
      const parent = parents.join('.');
      if (node.kind !== 'group') {
        const place = { start, end, path };
        const problem = createProblem('reference-into-value', { name, parent }, place);
        return { problem, about: parents };
      }
      const declared = [...node.entries.keys()];
      const known = index === 0 ? roots.filter((word) => declared.includes(word)) : declared;
      const nearest = nearestWords(name, known);
      const problem = createProblem(
        'unknown-reference',
        { name, parent, nearest, known },
        { start, end, path, suggestion: oneOrMore(nearest) },
      );
      return { problem, about: [...parents, name] };
    }
    node = next;
  }
  if (node.kind === 'scalar') return node;
  const about = namesOf(steps);
  const place = { start: steps[0]?.start ?? 0, end: steps.at(-1)?.end ?? 0, path };
  const problem = createProblem(
    'reference-to-group',
    { path: about.join('.'), known: node.kind === 'group' ? [...node.entries.keys()] : [] },
    place,
  );
  return { problem, about };
}

function namesOf(steps: readonly Word[]): string[] {
  return steps.map((step) => step.name);
}
