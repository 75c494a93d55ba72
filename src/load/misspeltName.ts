import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import type { Path } from './tree.ts';

/** A declared name: where it stands, and whether anything uses it. */
export type Declaration = Range & { path: Path; isUsed: boolean };

/**
 * Several uses of one name that does not exist, where a name near it is declared and never used:
 * the slip is in the declaration, so it is told there, once. A single use may be the slip itself.
 */
export function misspeltName(
  uses: readonly Problem[],
  name: string,
  declarationOf: (nearest: string) => Declaration | undefined,
): Problem | undefined {
  const nearest = uses[0]?.suggestion;
  if (uses.length < 2 || typeof nearest !== 'string') return undefined;
  const declared = declarationOf(nearest);
  if (!declared || declared.isUsed) return undefined;
  const { start, end, path } = declared;
  return createProblem(
    'misspelt-name',
    { declared: nearest, name, count: uses.length },
    {
      start,
      end,
      path,
      suggestion: name,
      related: uses
        .slice(0, 10)
        .map((use) => ({ start: use.start, end: use.end, message: `${name} is used here.` })),
    },
  );
}

/**
 * Uses of one name that is nowhere are told at the first of them: most likely its declaration was
 * taken away. Two uses with a name near theirs may be two slips, which are told apart.
 */
export function foldUses(uses: readonly Problem[]): Problem | undefined {
  const [first, ...others] = uses;
  const isGuess = first?.suggestion !== undefined;
  if (!first || others.length === 0 || (isGuess && others.length === 1)) return undefined;
  const related = others
    .slice(0, 10)
    .map(({ start, end }) => ({ start, end, message: 'It is used here, too.' }));
  return { ...first, related };
}
