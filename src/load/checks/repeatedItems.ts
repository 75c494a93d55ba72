import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nodeAt, type Path } from '../tree.ts';
import type { CheckContext } from './CheckContext.ts';
import { keyLocation } from './locations.ts';

/** An item of a list with exactly the keys and values of the one before it: a copy that was left there. */
export function repeatedItems({ data, tree }: CheckContext): Problem[] {
  const problems: Problem[] = [];
  const path: (string | number)[] = [];
  const visit = (part: unknown): void => {
    if (!isObject(part)) return;
    const isList = Array.isArray(part);
    let before: unknown;
    for (const [key, value] of Object.entries(part)) {
      path.push(isList ? Number(key) : key);
      if (isList && isObject(value) && isSame(value, before))
        problems.push(repeatedItem([...path], tree));
      visit(value);
      path.pop();
      before = value;
    }
  };
  // Two of one event rule are a `double-event`.
  visit({ ...Object(data), pixel: undefined });
  return problems;
}

/** Whether two values have the same keys in the same order, all the way down. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isSame(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function repeatedItem(path: Path, tree: CheckContext['tree']): Problem {
  const before = nodeAt(tree, [...path.slice(0, -1), Number(path.at(-1)) - 1]);
  const related = before && [
    { start: before.start, end: before.end, message: 'The first of the two stands here.' },
  ];
  return createProblem('repeated-item', {}, { ...keyLocation(tree, path), related });
}
