import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import { groupBy } from './groupBy.ts';
import type { Path } from './tree.ts';

/** A declared name: where it is, and whether anything uses it. */
export type Declaration = Range & { path: Path; isUsed: boolean };

/** In place of the findings of one key, what they come from, where that is known. Those without a key are kept. */
export function joinGroups<Finding>(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string | undefined,
  join: (first: Finding, group: readonly Finding[]) => Finding | undefined,
): Finding[] {
  return [...groupBy(findings, keyOf)].flatMap(([key, group]) => {
    const [first] = group;
    return (key !== undefined && first && join(first, group)) || group;
  });
}

/** What several uses of one name that does not exist come from; undefined where they are separate slips. */
export function joinUses(
  uses: readonly Problem[],
  name: string,
  declarationOf: (nearest: string) => Declaration | undefined,
): Problem | undefined {
  const [first, ...others] = uses;
  if (!first || others.length === 0) return undefined;
  const nearest = first.suggestion;
  const declared = typeof nearest === 'string' ? declarationOf(nearest) : undefined;
  // Nothing uses the name near theirs: the slip is in the declaration. A single use may be the slip itself.
  if (declared && !declared.isUsed && typeof nearest === 'string') {
    const { isUsed: _, ...place } = declared;
    const facts = { declared: nearest, name, count: uses.length };
    const related = relatedUses(uses, `${name} is used here.`);
    return createProblem('misspelt-name', facts, { ...place, suggestion: name, related });
  }
  // Two uses with a name near theirs may be two slips; of others, the declaration was most likely taken away.
  if (nearest !== undefined && others.length === 1) return undefined;
  return { ...first, related: relatedUses(others, 'It is used here, too.') };
}

/** More uses than these do not help. */
const mostUses = 10;

export function relatedUses(uses: readonly Range[], message: string) {
  return uses.slice(0, mostUses).map(({ start, end }) => ({ start, end, message }));
}
