import type { Code, Fix, Problem } from '#problems/Problem.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { FixContext } from './Fixer.ts';

/** A whole check for every try is too much for larger files. */
const mostCharacters = 300_000;

/**
 * The candidate after which the least is wrong, when the problem itself is gone and no other
 * candidate does as well: then it is certain what was meant.
 */
export function tryFixes(
  problem: Problem,
  candidates: readonly Fix[],
  { source, judge }: FixContext,
): Fix | undefined {
  if (source.length > mostCharacters) return undefined;
  const seen = new Map<string, Fix>();
  for (const fix of candidates) {
    const fixed = applyEdits(source, fix.edits);
    if (fixed !== source && !seen.has(fixed)) seen.set(fixed, fix);
  }
  const outcomes = [...seen]
    .map(([fixed, fix]) => ({ fix, left: judge(fixed) }))
    .filter(({ left }) => !left.some(({ code }) => code === problem.code || isUnreadable(code)))
    .toSorted((a, b) => a.left.length - b.left.length);
  const [best, second] = outcomes;
  if (!best) return undefined;
  return second && second.left.length === best.left.length
    ? { ...best.fix, isSafe: false }
    : best.fix;
}

/** Codes that mean that YAML itself is broken still. */
function isUnreadable(code: Code): boolean {
  return yamlCodes.has(code);
}

const yamlCodes: ReadonlySet<Code> = new Set<Code>([
  'unreadable-yaml',
  'unclosed-quote',
  'text-after-quote',
  'unclosed-bracket',
  'wrong-indentation',
  'tab-indentation',
  'space-after-dash',
  'text-after-bracket',
  'missing-colon',
  'reserved-start',
  'wrong-escape',
  'unquoted-reference',
  'several-documents',
]);
