import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import { money } from '#schema/fields.ts';
import { advise } from './explain/advise.ts';
import { groupBy } from './groupBy.ts';
import type { Fault } from './references/findTarget.ts';
import { type Group, keyAt, nodeAt, type Path, type Scalar, scalarsIn } from './tree.ts';

/** A declared name: where it is, and whether anything uses it. */
export type Declaration = Range & { path: Path; isUsed: boolean };

/**
 * What the uses of one name that does not exist come from; undefined where they are separate slips. `declared` is
 * the name near theirs.
 */
export function mergeUses(
  uses: readonly Problem[],
  name: string,
  declared: Declaration | undefined,
): Problem | undefined {
  const [first, ...others] = uses;
  if (!first) return undefined;
  const nearest = first.suggestion;
  // Nothing uses the name near theirs: the slip is in the declaration. A single use may be the slip itself.
  if (declared && !declared.isUsed && typeof nearest === 'string') {
    const { isUsed: _, ...place } = declared;
    if (others.length === 0) {
      const message = `Nothing else uses ${nearest}: the slip may be here.`;
      return { ...first, related: [{ start: place.start, end: place.end, message }] };
    }
    const facts = { declared: nearest, name, count: uses.length };
    const related = relatedUses(uses, `${name} is used here.`);
    return createProblem('misspelt-name', facts, { ...place, suggestion: name, related });
  }
  if (others.length === 0) return undefined;
  // Two uses with a name near theirs may be two slips; of others, the declaration was most likely taken away.
  if (nearest !== undefined && others.length === 1) return undefined;
  return { ...first, related: relatedUses(others, 'It is used here, too.') };
}

/** More uses than these do not help. */
const mostUses = 10;

export function relatedUses(uses: readonly Range[], message: string) {
  return uses.slice(0, mostUses).map(({ start, end }) => ({ start, end, message }));
}

/** Faults that agree on one cause become a single fault there: a slip where a name is declared, a value that is no number. */
export function mergeFaults(
  faults: readonly Fault[],
  tree: Group,
  used: ReadonlySet<Scalar>,
): Fault[] {
  const keyOf = ({ problem: { code }, about = [] }: Fault) =>
    /^(?:unknown-reference|format-needs-number)$/.test(code)
      ? `${code} ${about.join('.')}`
      : undefined;
  return [...groupBy(faults, keyOf)].flatMap(([key, group]) => {
    const [first] = group;
    if (key === undefined || !first) return group;
    const { problem, about = [] } = first;
    const uses = group.map((fault) => fault.problem);
    const merged =
      problem.code === 'format-needs-number'
        ? mergeFormats(uses, about, tree)
        : mergeUses(uses, String(about.at(-1)), declarationNear(problem, about, { tree, used }));
    return merged ? { problem: merged, about } : group;
  });
}

/** The name beside the one that there is none of which is nearest to it. */
function declarationNear(
  { suggestion }: Problem,
  about: Path,
  { tree, used }: { tree: Group; used: ReadonlySet<Scalar> },
): Declaration | undefined {
  if (typeof suggestion !== 'string') return undefined;
  const path = [...about.slice(0, -1), suggestion];
  const [key, node] = [keyAt(tree, path), nodeAt(tree, path)];
  const isUsed = node && scalarsIn(node).some(({ scalar }) => used.has(scalar));
  return key && { ...key, path, isUsed: isUsed === true };
}

/** Several formats that need a number agree that the value itself is wrong; so does one that holds a number. */
function mergeFormats(uses: readonly Problem[], about: Path, tree: Group): Problem | undefined {
  const node = nodeAt(tree, about);
  if (node?.kind !== 'scalar') return undefined;
  const { advice, suggestion } = advise(node, money, about) ?? {};
  if (uses.length < 2 && suggestion === undefined) return undefined;
  const [path, value] = [about.join('.'), String(node.value)];
  const facts = { path, value, count: uses.length, advice };
  const related = relatedUses(uses, 'A format needs a number here.');
  const place = { start: node.start, end: node.end, path: about, related, suggestion };
  return createProblem('value-needs-number', facts, place);
}
