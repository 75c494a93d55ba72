import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nodeAt, type Path } from '../tree.ts';
import type { Facts } from './Check.ts';
import { keySpot } from './spots.ts';

/** An item of a list with exactly the keys and values of the one before it: a copy that was left there. */
export function repeatedItems({ data, tree }: Facts): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (index > 0 && isSame(item, value[index - 1]))
          problems.push(tell([...path, index], tree));
      }
    }
    for (const [key, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  // Two of one event rule are another fault, with a rule of its own.
  visit({ ...Object(data), pixel: undefined }, []);
  return problems;
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

function tell(path: Path, tree: Facts['tree']): Problem {
  const before = nodeAt(tree, [...path.slice(0, -1), Number(path.at(-1)) - 1]);
  const related = before && [
    { start: before.start, end: before.end, message: 'The first of the two stands here.' },
  ];
  return createProblem('repeated-item', {}, { ...keySpot(tree, path), related });
}
