import { createProblem } from '#problems/createProblem.ts';
import { money } from '#schema/fields.ts';
import { advise } from '../explain/advise.ts';
import { joinGroups, joinUses } from '../joinUses.ts';
import { type Group, keyAt, nodeAt, type Scalar, scalarsIn } from '../tree.ts';
import type { Fault } from './findTarget.ts';

/** Faults that agree on one cause become a single fault there: a slip where a name is declared, a value that is no number. */
export function joinFaults(
  faults: readonly Fault[],
  tree: Group,
  used: ReadonlySet<Scalar>,
): Fault[] {
  const keyOf = ({ problem: { code }, about = [] }: Fault) =>
    /^(?:unknown-reference|format-needs-number)$/.test(code)
      ? `${code} ${about.join('.')}`
      : undefined;
  return joinGroups(faults, keyOf, ({ problem: { code }, about = [] }, group) => {
    const uses = group.map(({ problem }) => problem);
    const problem =
      code === 'format-needs-number'
        ? joinFormats()
        : joinUses(uses, String(about.at(-1)), (nearest) => {
            const path = [...about.slice(0, -1), nearest];
            const [key, node] = [keyAt(tree, path), nodeAt(tree, path)];
            const isUsed = node && scalarsIn(node).some(({ scalar }) => used.has(scalar));
            return key && { ...key, path, isUsed: isUsed === true };
          });
    return problem && { problem, about };

    /** Several formats that need a number agree that the value itself is wrong; so does one that holds a number. */
    function joinFormats() {
      const node = nodeAt(tree, about);
      if (node?.kind !== 'scalar') return undefined;
      const { advice, suggestion } = advise(node, money, about) ?? {};
      if (uses.length < 2 && suggestion === undefined) return undefined;
      const facts = {
        path: about.join('.'),
        value: String(node.value),
        count: uses.length,
        advice,
      };
      const message = 'A format needs a number here.';
      const related = uses.map(({ start, end }) => ({ start, end, message }));
      const place = { start: node.start, end: node.end, path: about, related, suggestion };
      return createProblem('value-needs-number', facts, place);
    }
  });
}
