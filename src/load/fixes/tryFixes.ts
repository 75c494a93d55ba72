import type { Code, Fix, Problem } from '#problems/Problem.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { FixContext } from './Fixer.ts';

/** A whole check for every try is too much for larger files. */
const mostCharacters = 300_000;

/**
 * The candidate after which the least is wrong, when the problem itself is gone. It is certain what
 * was meant when no other candidate does as well, or when `rank` (less is better) tells them apart;
 * else the first of the best is only offered.
 */
export function tryFixes(
  problem: Problem,
  candidates: readonly Fix[],
  { source, judge, canJudge, rank = () => 0 }: FixContext & { rank?: (text: string) => number },
): Fix | undefined {
  if (!canJudge() || source.length > mostCharacters) return undefined;
  const seen = new Map<string, Fix>();
  for (const fix of candidates) {
    const fixed = applyEdits(source, fix.edits);
    if (fixed !== source && !seen.has(fixed)) seen.set(fixed, fix);
  }
  const [best, second] = [...seen]
    .map(([fixed, fix]) => ({ fix, left: judge(fixed), rank: rank(fixed) }))
    .filter(({ left }) => !left.some(({ code }) => code === problem.code || isUnreadable(code)))
    .toSorted((a, b) => a.left.length - b.left.length || a.rank - b.rank);
  if (!best) return undefined;
  const isTie = best.left.length === second?.left.length && best.rank === second.rank;
  return isTie ? { ...best.fix, isSafe: false } : best.fix;
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
